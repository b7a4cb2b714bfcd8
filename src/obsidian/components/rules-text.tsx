import { decodedAddress } from '../../rules/search/stated-name';
import { Keymap, type App } from 'obsidian';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { withMinus } from '../../rules/core/minus-sign';
import type { MarkdownBlock, MarkdownBlocks, InlineNode, InlineNodes } from '../../rules/markdown/safe-markdown';
import { parseSafeMarkdown } from '../../rules/markdown/safe-markdown';

/** What is needed to follow links in a text: the app, and the note that displays the text. */
export interface TextHome {
	readonly app: App;
	readonly sourcePath: string;
}

/**
 * Renders rules text. The text may be untrusted, so it is rendered here and never passed to a renderer of Obsidian or
 * another plugin.
 */
export function RulesText({ text, home, cls }: { text: string; home: TextHome; cls?: string }): JSX.Element {
	const blocks = useMemo(() => parseSafeMarkdown(withMinus(text)), [text]);
	return (
		<div class={cls}>
			<Blocks blocks={blocks} home={home} />
		</div>
	);
}

const Blocks = ({ blocks, home }: { blocks: MarkdownBlocks; home: TextHome }): JSX.Element => (
	<>
		{blocks.map((block, at) => (
			<Block key={at} block={block} home={home} />
		))}
	</>
);

function Block({ block, home }: { block: MarkdownBlock; home: TextHome }): JSX.Element {
	switch (block.kind) {
		case 'paragraph':
			return <p>{drawn(block.words, home)}</p>;
		case 'heading':
			return (
				<p>
					<strong>{drawn(block.words, home)}</strong>
				</p>
			);
		case 'list': {
			const items = block.items.map((item, at) => (
				<li key={at}>
					<Item item={item} home={home} />
				</li>
			));
			return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
		}
		case 'table':
			return <Table head={block.head} rows={block.rows} home={home} />;
		case 'quote':
			return (
				<blockquote>
					<Blocks blocks={block.blocks} home={home} />
				</blockquote>
			);
		case 'lines':
			return <p class="sworn-lines">{block.text}</p>;
	}
}

/** Renders the first paragraph of a list item inline, next to its marker. */
function Item({ item: [first, ...more], home }: { item: MarkdownBlocks; home: TextHome }): JSX.Element {
	const beside = first?.kind === 'paragraph' ? first.words : [];
	const below = first === undefined || first.kind === 'paragraph' ? more : [first, ...more];
	return (
		<>
			{drawn(beside, home)}
			<Blocks blocks={below} home={home} />
		</>
	);
}

interface TableProps {
	readonly head: readonly InlineNodes[];
	readonly rows: readonly (readonly InlineNodes[])[];
	readonly home: TextHome;
}

const Table = ({ head, rows, home }: TableProps): JSX.Element => (
	<div class="sworn-wide">
		<table>
			<thead>
				<tr>
					{head.map((cell, at) => (
						<th key={at}>{drawn(cell, home)}</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, at) => (
					<tr key={at}>
						{row.map((cell, column) => (
							<td key={column}>{drawn(cell, home)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</div>
);

const drawn = (words: InlineNodes, home: TextHome): JSX.Element => <>{words.map(word => drawnWord(word, home))}</>;

function drawnWord(word: InlineNode, home: TextHome): JSX.Element | string {
	if (typeof word === 'string') return word;
	switch (word.kind) {
		case 'break':
			return <br />;
		case 'strong':
			return <strong>{drawn(word.words, home)}</strong>;
		case 'emphasis':
			return <em>{drawn(word.words, home)}</em>;
		case 'link':
			return <VaultLink target={word.target} words={drawn(word.words, home)} home={home} />;
	}
}

/** Renders a link only if its target exists in the vault: following it would otherwise create a note. */
function VaultLink({ target, words, home }: { target: string; words: JSX.Element; home: TextHome }): JSX.Element {
	const { app, sourcePath } = home;
	const [path = '', ...heading] = decodedAddress(target).split('#');
	const file = path === '' ? null : app.metadataCache.getFirstLinkpathDest(path, sourcePath);
	if (!file) return words;
	const follow = (event: MouseEvent) => {
		// Otherwise Obsidian would follow the link a second time.
		event.preventDefault();
		event.stopPropagation();
		void app.workspace.openLinkText([file.path, ...heading].join('#'), sourcePath, Keymap.isModEvent(event));
	};
	return (
		<a class="internal-link" href={file.path} onClick={follow}>
			{words}
		</a>
	);
}
