import type { JSX } from 'preact';

interface RecapLineProps {
	/** `**Open.** [[Find the ark]], 4 of 10 boxes` */
	readonly line: string;
	readonly onOpen: (target: string, event: MouseEvent) => void;
}

/** A bold word, a link, or what a backslash escapes. */
const PART = /\*\*([^*]+)\*\*|\[\[([^[\]|]+)(?:\|([^[\]]+))?\]\]|\\([^\p{L}\p{N}\s])/gu;

/** A line of a recap as the app would draw it: bold words, links and text. */
export function RecapLine({ line, onOpen }: RecapLineProps): JSX.Element {
	const parts: (JSX.Element | string)[] = [];
	let at = 0;
	for (const { 0: all, 1: bold, 2: target, 3: words, 4: sign = '', index } of line.matchAll(PART)) {
		parts.push(line.slice(at, index));
		if (bold !== undefined) parts.push(<strong>{bold}</strong>);
		else if (target !== undefined) parts.push(<Link target={target} words={words ?? target} onOpen={onOpen} />);
		else parts.push(sign);
		at = index + all.length;
	}
	return (
		<p class="sworn-text">
			{parts}
			{line.slice(at)}
		</p>
	);
}

interface LinkProps extends Pick<RecapLineProps, 'onOpen'> {
	readonly target: string;
	readonly words: string;
}

/** A link that the app does not follow a second time. */
const Link = ({ target, words, onOpen }: LinkProps): JSX.Element => (
	<a
		class="internal-link"
		href={target}
		onClick={event => {
			event.preventDefault();
			event.stopPropagation();
			onOpen(target, event);
		}}
	>
		{words}
	</a>
);
