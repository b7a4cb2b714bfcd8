import { describe, expect, it } from 'vitest';
import host from '../../docs/host.md?raw';
import { Findings } from '../e2e/app/findings.mjs';
import { STORIES } from '../e2e/app/stories.mjs';

interface Story {
	readonly title: string;
	readonly rows: readonly string[];
}
const stories: readonly Story[] = STORIES;

const [, TABLE = ''] = /^\| behaviour \| source \| test \|\n([^]*?)\n\n/m.exec(host) ?? [];
const behaviours = new Set([...TABLE.matchAll(/^\| (.+?) \| /gm)].map(([, behaviour]) => behaviour));

describe('the stories for the real app', () => {
	it('settle rows of the table of behaviours, in its words', () => {
		expect(stories.flatMap(({ rows }) => rows).filter(row => !behaviours.has(row))).toEqual([]);
	});

	it('are at least fifteen, each with a title of its own', () => {
		const titles = stories.map(({ title }) => title);
		expect(titles.length).toBeGreaterThanOrEqual(15);
		expect(new Set(titles).size).toBe(titles.length);
	});
});

describe('what a run says about the rows', () => {
	const app = { version: '1.13.7', system: 'linux' };

	it('is ready to be pasted: what is confirmed, then what is refuted, then what was not seen, with the reason', () => {
		const findings = new Findings();
		findings.add('a list opens', 'refuted', 'it stayed away');
		findings.add('a note is saved', 'confirmed');
		findings.close(['a note is saved', 'a tab is deferred'], 'no occasion');
		expect(findings.lines(app)).toEqual([
			'confirmed in Obsidian 1.13.7 on linux: a note is saved',
			'refuted in Obsidian 1.13.7 on linux: a list opens (it stayed away)',
			'not seen in Obsidian 1.13.7 on linux: a tab is deferred (no occasion)',
		]);
	});

	it('does not call a row confirmed that was refuted once', () => {
		const findings = new Findings();
		findings.add('a list opens', 'confirmed');
		findings.add('a list opens', 'refuted', 'it stayed away');
		findings.add('a list opens', 'confirmed');
		expect(findings.with('refuted')).toEqual(['a list opens']);
	});

	it('forgets nothing that was seen when another story has no occasion for it', () => {
		const findings = new Findings();
		findings.add('a tab is deferred', 'confirmed');
		findings.add('a tab is deferred', 'not seen', 'no occasion');
		expect(findings.with('confirmed')).toEqual(['a tab is deferred']);
	});

	it('names no app where the version is unknown', () => {
		const findings = new Findings();
		findings.add('a list opens', 'confirmed');
		expect(findings.lines({ version: 'unknown', system: 'linux' })).toEqual([
			'confirmed in an app of unknown version on linux: a list opens',
		]);
	});
});
