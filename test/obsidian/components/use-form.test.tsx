/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Form } from '../../../src/obsidian/components/form';
import { TextField } from '../../../src/obsidian/components/form-field';
import { Pending } from '../../../src/obsidian/components/press-button';
import { useForm } from '../../../src/obsidian/components/use-form';
import { problem, parseOk, type ParseResult } from '../../../src/rules/core/problem';

interface Names {
	readonly one: string;
	readonly two: string;
}

const namesOf = (names: Names, taken: readonly string[]): ParseResult<Names> => {
	const problems = Object.entries(names).flatMap(([key, name]) =>
		name === '' || taken.includes(name) ? [problem(key, `Write ${key}.`)] : [],
	);
	return problems.length > 0 ? { ok: false, problems } : parseOk(names);
};

interface TwoNamesProps {
	readonly start: Names;
	readonly submit: (names: Names) => unknown;
	readonly taken?: () => readonly string[];
	readonly first?: string;
	readonly isSelected?: boolean;
}

function TwoNames({ start, submit, taken = () => [], ...options }: TwoNamesProps) {
	const [names, setNames] = useState(start);
	const { form, isTried, problem, wrong, onSubmit } = useForm(() => namesOf(names, taken()), submit, options);
	return (
		<Form form={form} onSubmit={onSubmit}>
			{(['one', 'two'] as const).map(key => (
				<TextField
					key={key}
					id={key}
					label={key}
					value={names[key]}
					problem={wrong(key) ? 'wrong' : undefined}
					onInput={value => setNames({ ...names, [key]: value })}
				/>
			))}
			<output>{`${isTried ? 'tried' : 'new'}: ${problem?.message ?? 'fine'}`}</output>
		</Form>
	);
}

const root = document.createElement('div');
const field = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`) ?? expect.fail(id);
const said = () => root.querySelector('output')?.textContent;
const submitIt = () =>
	act(() => void root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const type = (id: string, text: string) =>
	act(() => {
		field(id).value = text;
		field(id).dispatchEvent(new Event('input', { bubbles: true }));
	});
const draw = (props: Partial<TwoNamesProps>, isPending = false) =>
	act(() =>
		render(
			<Pending.Provider value={isPending}>
				<TwoNames start={{ one: '', two: '' }} submit={() => undefined} {...props} />
			</Pending.Provider>,
			root,
		),
	);

beforeEach(() => document.body.append(root));
afterEach(() => {
	render(null, root);
	root.remove();
});

describe('a form', () => {
	it('leaves the focus to the host unless it names its first control', async () => {
		await draw({});
		expect(document.activeElement).toBe(document.body);
	});

	it('begins at the control that it names, without a problem', async () => {
		await draw({ first: '#two', start: { one: '', two: 'Kestrel' } });
		expect(document.activeElement).toBe(field('two'));
		expect(said()).toBe('new: fine');
		expect(field('one').getAttribute('aria-invalid')).toBeNull();
	});

	it('selects the text of the first field if it should', async () => {
		await draw({ first: '#one', isSelected: true, start: { one: 'Kestrel', two: '' } });
		expect([field('one').selectionStart, field('one').selectionEnd]).toEqual([0, 7]);
	});

	it('says after a submit what is wrong, focuses the first invalid field, and goes on telling while one types', async () => {
		await draw({ first: '#one', start: { one: 'Kestrel', two: '' } });
		await submitIt();
		expect(said()).toBe('tried: Write two.');
		expect(document.activeElement).toBe(field('two'));
		field('one').focus();
		await submitIt();
		expect(document.activeElement).toBe(field('two'));
		await type('two', 'Rook');
		expect(said()).toBe('tried: fine');
		await type('one', '');
		expect(said()).toBe('tried: Write one.');
	});

	it('hands on what it read', async () => {
		const told: Names[] = [];
		await draw({ start: { one: 'a', two: 'b' }, submit: names => told.push(names) });
		await submitIt();
		expect(told).toEqual([{ one: 'a', two: 'b' }]);
	});

	it('reads the fields again when it is submitted: a name may be taken since they were drawn', async () => {
		const told: Names[] = [];
		const taken: string[] = [];
		await draw({ start: { one: 'a', two: 'b' }, submit: names => told.push(names), taken: () => taken });
		taken.push('b');
		await submitIt();
		expect(told).toEqual([]);
		expect(said()).toBe('tried: Write two.');
	});

	it('ignores a submit while a press is being written', async () => {
		const told: Names[] = [];
		await draw({ start: { one: 'a', two: 'b' }, submit: names => told.push(names) }, true);
		await submitIt();
		expect(told).toEqual([]);
	});

	it('ignores a submit until the previous one is written', async () => {
		const told: Names[] = [];
		let isWritten: () => void = () => undefined;
		const submit = (names: Names) => {
			told.push(names);
			return new Promise<void>(resolve => (isWritten = resolve));
		};
		await draw({ start: { one: 'a', two: 'b' }, submit });
		await submitIt();
		await submitIt();
		expect(told).toHaveLength(1);
		await act(() => isWritten());
		await submitIt();
		expect(told).toHaveLength(2);
	});
});
