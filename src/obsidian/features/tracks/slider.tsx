import type { ComponentChildren, JSX } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { Pending } from '../../components/press-button';
import { isComposing } from '../../components/is-composing';
import { getOwn } from '../../../rules/core/collections';

interface SliderProps {
	readonly class: string;
	/** "Progress", "Menace". */
	readonly label: string;
	readonly value: number;
	readonly max: number;
	/** The size of one part: 4 ticks per box, 1 per segment. Also the size of a page. */
	readonly size: number;
	/** "4 boxes and 2 ticks of 10, formidable" */
	readonly words: (value: number) => string;
	/** Undefined if it is read-only. */
	readonly onValue?: ((value: number) => void) | undefined;
	/** Whether it cannot be changed at present. It stays focusable. */
	readonly isBlocked?: boolean | undefined;
	/** Renders the parts, each with a `data-part`, counted from 1. */
	readonly children: (value: number) => ComponentChildren;
}

/** How long to wait after the last key, in milliseconds, so that raising by three ticks is one change of the note. */
const REST = 300;

/** A slider with discrete parts, set by press or keys. If it is read-only, it has the role of an image. */
export function Slider({ onValue, ...shown }: SliderProps): JSX.Element {
	if (onValue) return <LiveSlider {...shown} onValue={onValue} />;
	const { label, value, words, children } = shown;
	return (
		<div class={shown.class} role="img" aria-label={`${label}: ${words(value)}`}>
			{children(value)}
		</div>
	);
}

type LiveProps = SliderProps & { readonly onValue: (value: number) => void };

function LiveSlider({ label, value: written, max, size, words, onValue, isBlocked, children, ...shown }: LiveProps) {
	const isPending = useContext(Pending);
	const isOff = isPending || isBlocked === true;
	const { value, latest, set, sendNow, leave } = useGathered(written, onValue, isPending);
	const onKeyDown = (event: KeyboardEvent) => {
		if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
		const next = valueAfterKey(event.key, event.shiftKey, { value: latest(), max, page: size });
		if (next === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		if (!isOff) set(next);
	};
	const onClick = ({ target }: MouseEvent) => {
		const part = isOff ? NaN : partAt(target);
		if (!Number.isNaN(part)) sendNow(Math.min(max, valueAfterPress(part, size, value)));
	};
	return (
		<div
			class={`${shown.class} is-live`}
			role="slider"
			tabIndex={0}
			data-control={label}
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={value}
			aria-valuetext={words(value)}
			aria-disabled={isOff ? 'true' : undefined}
			onKeyDown={onKeyDown}
			onBlur={leave}
			onClick={onClick}
		>
			{children(value)}
		</div>
	);
}

const partAt = (target: EventTarget | null): number =>
	Number((target as Element | null)?.closest('[data-part]')?.getAttribute('data-part') ?? NaN);

/**
 * Batches key presses. The value is sent after a pause, on blur, and at the latest on unmount. It is displayed until it
 * is written, so that it does not jump back; a value written from elsewhere takes precedence.
 */
function useGathered(written: number, onValue: (value: number) => void, isPending: boolean) {
	const [draft, setDraft] = useState<{ from: number; to: number } | undefined>(undefined);
	const waiting = useRef<{ to: number; timer: number; send: () => void } | undefined>(undefined);
	const stop = () => {
		if (waiting.current) window.clearTimeout(waiting.current.timer);
		waiting.current = undefined;
	};
	const send = (to: number) => {
		stop();
		if (to !== written) onValue(to);
	};
	const set = (to: number) => {
		stop();
		setDraft({ from: written, to });
		waiting.current = { to, timer: window.setTimeout(() => send(to), REST), send: () => send(to) };
	};
	useEffect(() => {
		stop();
		setDraft(undefined);
	}, [written]);
	useEffect(() => {
		if (!isPending) setDraft(undefined);
	}, [isPending]);
	useEffect(() => () => waiting.current?.send(), []);
	const sendNow = (to: number) => {
		setDraft({ from: written, to });
		send(to);
	};
	const value = draft?.from === written ? draft.to : written;
	return {
		value,
		/** Keys may be pressed faster than the slider is rendered. */
		latest: () => waiting.current?.to ?? value,
		set,
		sendNow,
		/** Sends the pending value, if any. */
		leave: () => waiting.current?.send(),
	};
}

/** A value changed by keys: from 0 to `max`, in steps of 1 or `page`. */
interface Slid {
	readonly value: number;
	readonly max: number;
	readonly page: number;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

/** The value after a key; undefined for other keys. With Shift, an arrow moves by a page. */
export function valueAfterKey(key: string, isShift: boolean, { value, max, page }: Slid): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return max;
	const step = getOwn(STEPS, key);
	const by = step === undefined ? (getOwn(PAGES, key) ?? 0) * page : step * (isShift ? page : 1);
	return by === 0 ? undefined : Math.min(max, Math.max(0, value + by));
}

/**
 * The value after a press on a part, counted from 1: it fills to the part's end, or if that is the current value,
 * empties the part.
 */
export function valueAfterPress(part: number, size: number, value: number): number {
	const end = part * size;
	return value === end ? end - size : end;
}
