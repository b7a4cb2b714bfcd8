import type { ShownWord, Words } from './shown-text';

/** An escaped sign, a wiki link, a link, a line break, or a run of signs of emphasis. Links are short, so the search is. */
const MARK =
	/\\([!-/:-@[-`{-~])|!?\[\[([^[\]\n]{1,500})\]\]|!?\[([^[\]\n]{0,500})\]\(([^()\n]{0,500})\)|<br\s?\/?>|\n|(\*{1,3}|_{1,3})/gi;

/** Reads the words of a paragraph, a heading or a cell. What is no emphasis and no link stays text, to the letter. */
export function shownWords(text: string): Words {
	const open = new OpenWords();
	let from = 0;
	for (const mark of text.matchAll(MARK)) {
		const [all, escaped, wiki, label, target, stars] = mark;
		const end = mark.index + all.length;
		open.add(text.slice(from, mark.index));
		from = end;
		if (escaped !== undefined) open.add(escaped);
		else if (wiki !== undefined) open.add(wikiLink(wiki));
		else if (label !== undefined) open.add(...link(label, target ?? ''));
		else if (stars !== undefined) open.emphasis(stars, text[mark.index - 1], text[end]);
		else open.add({ kind: 'break' });
	}
	open.add(text.slice(from));
	return open.close();
}

function wikiLink(inside: string): ShownWord {
	const [target = '', label = target] = inside.split(/\\?\|/);
	return linkTo(target, label);
}

/** A link that leads out of the vault is its words, and where it leads. */
const link = (label: string, target: string): Words =>
	leadsOut(target) ? [...shownWords(label), label === target ? '' : ` (${target})`] : [linkTo(target, label)];

/** An address with a scheme (`https:`, `file:`, `obsidian:`), or one of another machine (`//`, `\\`). */
const leadsOut = (target: string): boolean => /^\s*(?:<|[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target);

const linkTo = (target: string, label: string): ShownWord =>
	leadsOut(target) ? label : { kind: 'link', target: target.trim(), words: shownWords(label) };

/** Words while they are read: emphasis that is open may still turn out to be none. */
class OpenWords {
	private words: ShownWord[] = [];
	private readonly openers: { readonly mark: string; readonly before: ShownWord[] }[] = [];

	add(...words: Words): void {
		for (const word of words) {
			const last = this.words.at(-1);
			if (word === '') continue;
			if (typeof word === 'string' && typeof last === 'string') this.words[this.words.length - 1] = last + word;
			else this.words.push(word);
		}
	}

	/** Emphasis hugs its words; `_` does not stand within one. */
	emphasis(mark: string, before = ' ', after = ' '): void {
		const [opens, closes] = [/\S/.test(after), /\S/.test(before)];
		const isInside = mark.startsWith('_') && /[\p{L}\p{N}_]/u.test(before) && /[\p{L}\p{N}_]/u.test(after);
		if (closes && !isInside && this.closeAll(mark)) return;
		if (!opens || isInside || this.isOpen(mark)) return this.add(mark);
		this.openers.push({ mark, before: this.words });
		this.words = [];
	}

	/** What is still open was no emphasis. */
	close(): Words {
		while (this.openers.length > 0) this.giveUp();
		return this.words;
	}

	private isOpen = (mark: string): boolean => this.openers.some(opener => opener.mark === mark);

	/** `***` closes itself, or a `*` and a `**` that were opened apart. */
	private closeAll(mark: string): boolean {
		if (this.isOpen(mark)) {
			while (this.openers.at(-1)?.mark !== mark) this.giveUp();
			this.wrap();
			return true;
		}
		const [last, other] = [this.openers.at(-1)?.mark, this.openers.at(-2)?.mark];
		if (mark.length < 3 || last === undefined || last + (other ?? '') !== mark) return false;
		this.wrap();
		this.wrap();
		return true;
	}

	private wrap(): void {
		const { words } = this;
		const { mark, before } = this.openers.pop() ?? { mark: '', before: [] };
		this.words = before;
		const inner: Words = mark.length === 3 ? [{ kind: 'emphasis', words }] : words;
		this.add({ kind: mark.length === 1 ? 'emphasis' : 'strong', words: inner });
	}

	private giveUp(): void {
		const { words } = this;
		const { mark, before } = this.openers.pop() ?? { mark: '', before: [] };
		this.words = before;
		this.add(mark, ...words);
	}
}
