import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/journal/actions/action-notes';
import { parseOk } from '../../../src/rules/core/problem';
import type { Texts } from '../../../src/obsidian/vault/writer/file-operation';
import { close, FILES, HERO, JOURNAL, PATHS, play, RECORD, SHEET, writerOn } from './writer-table';

afterEach(close);

/** The same, with a note that is not there yet. */
const playWithNew = (texts: Texts) => {
	const played = play(texts);
	const note = '---\nsworn: asset\n---\n';
	const made = { path: 'Veteran.md', changes: [{ from: 0, to: 0, insert: note }], isNew: true } as const;
	return played.ok ? parseOk<Plan>({ edits: [made, ...played.value.edits] }) : played;
};

describe('one action of the player', () => {
	it('is one undo step in a note that is open in the editor', async () => {
		const { writer, host } = await writerOn('live');
		await writer.write(PATHS, play);
		expect(host.editor.getValue()).toBe(RECORD);
		host.editor.undo();
		expect(host.editor.getValue()).toBe(JOURNAL);
	});

	it('sees typing that is not saved yet', async () => {
		const { writer, host } = await writerOn('live');
		host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
		await writer.write(PATHS, play);
		expect(host.editor.getValue()).toBe(`Typed. ${RECORD}`);
	});

	it('goes through the vault in Reading view', async () => {
		const { writer, host } = await writerOn('preview');
		await writer.write(PATHS, play);
		expect(await host.read('journal.md')).toBe(RECORD);
	});

	it('asks a slow disk for all of its notes at once', async () => {
		const { writer, host } = await writerOn();
		const asked: string[] = [];
		let answer = (): void => {};
		const answered = new Promise<void>(resolve => (answer = resolve));
		host.backend.afterRead = path => {
			asked.push(path);
			if (asked.length === PATHS.length) answer();
			return answered;
		};
		expect(await writer.write(PATHS, play)).toMatchObject({ ok: true });
		expect(asked.slice(0, PATHS.length)).toEqual(PATHS);
	});

	it('asks for the notes of a large campaign some at a time', async () => {
		const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`Track ${i}.md`, `Track ${i}.`]));
		const { writer, host } = await writerOn();
		for (const [path, text] of Object.entries(many)) await host.app.vault.create(path, text);
		let asked = 0;
		let most = 0;
		host.backend.afterRead = async () => {
			most = Math.max(most, ++asked);
			await Promise.resolve();
			asked--;
		};
		const seen = await writer.look(Object.keys(many), texts => parseOk(texts.size));
		expect(seen).toEqual(parseOk(300));
		expect(most).toBeLessThanOrEqual(128);
		expect(most).toBeGreaterThan(1);
	});

	it('may name its notes by what is read in others', async () => {
		const { writer, host } = await writerOn();
		const named = (texts: Texts) => (texts.get('journal.md') === undefined ? ['journal.md'] : PATHS);
		expect(await writer.write(named, play)).toMatchObject({ ok: true });
		expect(await host.read('hero.md')).toBe(SHEET);
	});

	it('decides on no note besides those that it names in the end', async () => {
		const { writer } = await writerOn();
		const named = (texts: Texts) => (texts.size === 0 ? PATHS : ['journal.md']);
		expect(await writer.look(named, texts => parseOk([...texts.keys()]))).toEqual(parseOk(['journal.md']));
	});

	it('looks at a note that is open in an editor without asking the disk', async () => {
		const { writer, host } = await writerOn('live');
		host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
		const asked: string[] = [];
		host.backend.afterRead = path => void asked.push(path);
		const seen = await writer.look(PATHS, texts => parseOk(texts.get('journal.md')));
		expect([seen, asked]).toEqual([parseOk(`Typed. ${JOURNAL}`), ['hero.md']]);
	});

	it('takes its turn: two at once leave both changes', async () => {
		const { writer, host } = await writerOn();
		await Promise.all([writer.write(PATHS, play), writer.write(PATHS, play)]);
		expect(await host.read('hero.md')).toContain('momentum: 4');
		expect(await host.read('journal.md')).toContain('`sworn: momentum 2 → 3`\n`sworn: momentum 3 → 4`\n');
	});
});

it('a note that is there is never written over', async () => {
	const { writer, host } = await writerOn();
	await writer.write(PATHS, playWithNew);
	const again = await writer.write(PATHS, playWithNew);
	expect(again.ok ? '' : again.problems[0]?.message).toContain('another note has that name');
	expect(await host.read('hero.md')).toBe(SHEET);
});

describe('when a note changes under us', () => {
	it('the plan is made again from what is there now', async () => {
		const { writer, host } = await writerOn();
		let isFirst = true;
		const written = await writer.write(PATHS, texts => {
			// Someone else writes between our reading and our writing.
			if (isFirst) void host.writeOutside('hero.md', '---\nmomentum: 7\n---\n');
			isFirst = false;
			return play(texts);
		});
		expect(written).toMatchObject({ ok: true });
		expect(await host.read('hero.md')).toContain('momentum: 8');
		expect(await host.read('journal.md')).toBe('One.\n\nTwo.\n\n`sworn: momentum 7 → 8`\n');
	});

	it('and it is gone, nothing is written', async () => {
		const { writer, host } = await writerOn();
		expect(await writer.write(['journal.md', 'gone.md'], play)).toMatchObject({
			ok: false,
			problems: [{ code: 'missing_note' }],
		});
		expect(await host.read('journal.md')).toBe(JOURNAL);
	});
});

describe('an edit that would harm what the player wrote', () => {
	it('is refused with all that goes with it', async () => {
		const { writer, host } = await writerOn();
		const harmful = (texts: Texts) => {
			const played = play(texts);
			const cut = { path: 'journal.md', changes: [{ from: 0, to: 5, insert: '' }] };
			return played.ok ? parseOk<Plan>({ edits: [...played.value.edits.slice(1), cut] }) : played;
		};
		expect(await writer.write(PATHS, harmful)).toMatchObject({ ok: false, problems: [{ code: 'harmful_edit' }] });
		expect(await host.read('journal.md')).toBe(JOURNAL);
	});
});

describe('a note that goes to the trash', () => {
	const goes = (texts: Texts) => {
		const played = play(texts);
		const gone = { path: 'old.md', changes: [], isGone: true, mayRemove: ['Old.'] } as const;
		return played.ok ? parseOk<Plan>({ edits: [gone, ...played.value.edits] }) : played;
	};
	it('comes back when a later note cannot be written', async () => {
		const { writer, host } = await writerOn(undefined, { ...FILES, 'old.md': 'Old.\n' });
		host.backend.beforeWrite = path => {
			if (path === 'hero.md') throw new Error('the disk is full');
		};
		expect(await writer.write([...PATHS, 'old.md'], goes)).toMatchObject({ problems: [{ code: 'write_failed' }] });
		expect([await host.read('old.md'), await host.read('journal.md')]).toEqual(['Old.\n', JOURNAL]);
		host.errors();
	});
});

describe('a name as it was typed', () => {
	const typed = 'Re\u0301my\u00a0Vane';
	const path = 'R\u00e9my Vane.md';

	it('becomes the path of a new note as the app writes it', async () => {
		const { writer, host } = await writerOn();
		const made = { path: `${typed}.md`, changes: [{ from: 0, to: 0, insert: 'Text\n' }], isNew: true } as const;
		await writer.write([], () => parseOk<Plan>({ edits: [made] }));
		expect(await host.read(path)).toBe('Text\n');
	});

	it('becomes the path of a renamed note as the app writes it', async () => {
		const { writer, host } = await writerOn();
		await writer.write(['hero.md'], () =>
			parseOk<Plan>({ edits: [{ path: 'hero.md', changes: [], renamedTo: `/${typed}.md` }] }),
		);
		expect(await host.read(path)).toBe(HERO);
	});
});
