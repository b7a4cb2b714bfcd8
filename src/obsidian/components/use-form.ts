import type { RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem, ParseResult } from '../../rules/core/problem';
import { Pending } from './press-button';

interface FormStart {
	/** The selector of the control that has the focus at the start; undefined leaves the focus to the host. */
	readonly first?: string;
	/** Whether the text of a focused field is selected. */
	readonly isSelected?: boolean;
}

interface UsedForm {
	readonly form: RefObject<HTMLFormElement | null>;
	/** Whether the player tried to submit, so that empty fields are problems, too. */
	readonly isTried: boolean;
	/** The first problem. It is undefined until the player tries to submit. */
	readonly problem: Problem | undefined;
	/** Whether a field, by the code of its problem, is at fault. False until the player tries to submit. */
	readonly wrong: (code: string) => boolean;
	readonly onSubmit: () => void;
}

/**
 * The state of a form that is submitted as a whole: what is read from its fields is handed on, or else the first invalid
 * field has the focus. The fields are read again at each submit, as the vault may have changed since they were drawn. A
 * submit is ignored while the previous one is being written.
 */
export function useForm<T>(
	readFields: () => ParseResult<T>,
	submit: (value: T) => unknown,
	{ first, isSelected = false }: FormStart = {},
): UsedForm {
	const [tried, setTried] = useState(0);
	const isPending = useContext(Pending);
	const isBusy = useRef(false);
	const form = useRef<HTMLFormElement>(null);
	const problems = tried > 0 ? problemsOf(readFields()) : [];
	useLayoutEffect(() => {
		const wrong = tried > 0 ? '[aria-invalid="true"]' : undefined;
		const place = [wrong, first].find(selector => selector && form.current?.querySelector(selector));
		const control = place ? form.current?.querySelector<HTMLInputElement>(place) : undefined;
		control?.focus();
		if (isSelected) control?.select();
	}, [tried]);
	const onSubmit = (): void => {
		if (isPending || isBusy.current) return;
		const reading = readFields();
		if (!reading.ok) return setTried(tried + 1);
		const written = submit(reading.value);
		if (!(written instanceof Promise)) return;
		isBusy.current = true;
		void written.finally(() => (isBusy.current = false));
	};
	const wrong = (code: string): boolean => problems.some(problem => problem.code === code);
	return { form, isTried: tried > 0, problem: problems[0], wrong, onSubmit };
}

const problemsOf = (reading: ParseResult<unknown>): readonly Problem[] => (reading.ok ? [] : reading.problems);
