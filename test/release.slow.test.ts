import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { RULESETS } from '../scripts/rulesets.mjs';
import { builtPlugin } from './support/built-plugin';
import { bumped, changesOf, disagreements } from '../scripts/versions.mjs';

const textOf = (path: string): string => fs.readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** What is installed: all that reaches a player. */
const INSTALLED = ['main.js', 'manifest.json', 'styles.css'];

const json = (path: string): Record<string, unknown> => JSON.parse(textOf(path)) as Record<string, unknown>;

it('the description says with a verb what one does, and ends with a full stop, in at most 250 letters', () => {
	const description = String(json('manifest.json')['description']);
	expect(description).toMatch(/^Play .+\.$/);
	expect(description.length).toBeLessThanOrEqual(250);
});

it('manifest, package and versions agree', () => {
	const manifest = json('manifest.json');
	expect(manifest['version']).toBe(json('package.json')['version']);
	expect(json('versions.json')[String(manifest['version'])]).toBe(manifest['minAppVersion']);
	expect(manifest['isDesktopOnly']).toBe(false);
});

describe('a release', () => {
	const release = {
		version: '1.2.0',
		manifest: { version: '1.2.0', minAppVersion: '1.10.0' },
		versions: { '1.1.0': '1.9.0', '1.2.0': '1.10.0' },
		changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-12-01\n\n- More.\n\n## [1.1.0]\n\n- Less.\n',
	};

	it('of this version goes together', () => {
		const version = String(json('package.json')['version']);
		const [manifest, versions] = [json('manifest.json'), json('versions.json')];
		expect(disagreements(version, { version, manifest, versions, changelog: textOf('CHANGELOG.md') })).toEqual([]);
	});

	it.each([
		{ what: 'the version of all files', tag: '1.2.0', is: {}, wrong: [] },
		{
			what: 'another one',
			tag: 'v1.2.0',
			is: {},
			wrong: [
				'The tag is v1.2.0, package.json says 1.2.0.',
				'The tag is v1.2.0, manifest.json says 1.2.0.',
				'CHANGELOG.md tells nothing of v1.2.0.',
			],
		},
		{
			what: 'one that package.json has not got yet',
			tag: '1.2.0',
			is: { version: '1.1.0' },
			wrong: ['The tag is 1.2.0, package.json says 1.1.0.'],
		},
		{
			what: 'one that versions.json does not know',
			tag: '1.2.0',
			is: { versions: {} },
			wrong: ['manifest.json needs Obsidian 1.10.0, versions.json says undefined.'],
		},
		{
			what: 'one without a word in the changelog',
			tag: '1.2.0',
			is: { changelog: '## [1.2.0]\n\n## [1.1.0]\n\n- Less.\n' },
			wrong: ['CHANGELOG.md tells nothing of 1.2.0.'],
		},
	])('is refused where its tag is not the version: $what', ({ tag, is, wrong }) => {
		expect(disagreements(tag, { ...release, ...is })).toEqual(wrong);
	});

	it('says its part of the changelog', () => {
		expect(changesOf('1.2.0', release.changelog)).toBe('- More.');
		expect(changesOf('1.1.0', release.changelog)).toBe('- Less.');
		expect(changesOf('1.2', release.changelog)).toBe('');
	});

	it('has its version in manifest.json and versions.json, which keep the rest', () => {
		const { manifest, versions } = release;
		expect(bumped('1.3.0', { id: 'x', ...manifest }, versions)).toEqual({
			manifest: { id: 'x', version: '1.3.0', minAppVersion: '1.10.0' },
			versions: { '1.1.0': '1.9.0', '1.2.0': '1.10.0', '1.3.0': '1.10.0' },
		});
		expect(textOf('.npmrc')).toContain('tag-version-prefix=""');
	});
});

interface Step {
	readonly uses?: string;
	readonly run?: string;
	readonly with?: Readonly<Record<string, string>>;
}
interface Workflow {
	readonly on: Readonly<Record<string, unknown>>;
	readonly permissions: unknown;
	readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly container?: string }>>;
}

describe('the workflows', () => {
	const workflow = (name: string) => parse(textOf(`.github/workflows/${name}.yml`)) as Workflow;
	const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
	const runs = (each: Workflow) => stepsOf(each).flatMap(({ run }) => run ?? []);
	const step = (each: Workflow, action: string) => stepsOf(each).find(({ uses }) => uses?.startsWith(`${action}@`));
	const names = (list = '') => list.trim().split('\n');

	it.each(['check', 'release'])(
		'%s: may only read but where it says so, and names the version of each action',
		name => {
			expect(workflow(name).permissions).toEqual({ contents: 'read' });
			const used = stepsOf(workflow(name)).flatMap(({ uses }) => uses ?? []);
			expect(used.filter(action => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
		},
	);

	it.each(['check', 'release'])('%s: runs the whole proof on a clean checkout, with the Node of package.json', name => {
		expect(runs(workflow(name))).toContain('.ci/run');
		expect(textOf('.ci/run')).toMatch(/^npm test$/m);
		const containers = Object.values(workflow(name).jobs).flatMap(({ container }) => container ?? []);
		expect(containers).toEqual(['node:20-bookworm']);
		expect(json('package.json')['engines']).toEqual({ node: '>=20' });
	});

	it('check runs on every push and pull request, release on a tag that is a version', () => {
		expect(Object.keys(workflow('check').on)).toEqual(['push', 'pull_request']);
		expect(workflow('release').on).toEqual({ push: { tags: ['[0-9]+.[0-9]+.[0-9]+'] } });
	});

	it('release builds twice, attests and publishes what README says one installs, and what the script installs', () => {
		const release = workflow('release');
		const all = runs(release).join('\n');
		expect(all).toContain('check-version.mjs "$GITHUB_REF_NAME"');
		for (const name of ['main.js', 'styles.css']) expect(all).toContain(`cmp ${name} "$GITHUB_WORKSPACE/${name}"`);
		expect(names(step(release, 'actions/attest-build-provenance')?.with?.['subject-path'])).toEqual(INSTALLED);
		expect(names(step(release, 'actions/upload-artifact')?.with?.['path'])).toEqual([...INSTALLED, 'release-notes.md']);
		expect(all).toMatch(/gh release create .* main\.js manifest\.json styles\.css$/m);
		expect(textOf('README.md')).toContain('`main.js`, `manifest.json` and `styles.css`');
		expect(textOf('scripts/install-plugin.mjs')).toContain("['main.js', 'manifest.json', 'styles.css']");
		expect(textOf('README.md')).toContain(`.obsidian/plugins/${String(json('manifest.json')['id'])}`);
	});
});

/** What iOS 15.4 lacks, and cannot be written out by the build. A lookbehind (iOS 16.4) keeps all of a file from being read. */
const NEWER = [
	/\(\?<[=!]/,
	/\b(?:Object|Map)\.groupBy\b/,
	/\b(?:Array\.fromAsync|Promise\.withResolvers|Iterator\.from)\b/,
	/\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
];

describe('the built plugin', () => {
	const { text, inputs } = builtPlugin();
	const notice = textOf('NOTICE');

	it('begins with the whole NOTICE, as the one legal comment', () => {
		expect(text.startsWith(`/*!\n${notice}*/`)).toBe(true);
		expect(text.split('/*!')).toHaveLength(2);
	});

	it('has the bare MIT License for its code, which detectors know; what is of others stands in NOTICE', () => {
		expect(textOf('LICENSE').match(/^.+$/gm)).toHaveLength(5);
		expect(textOf('README.md')).toContain('[NOTICE](NOTICE)');
	});

	it('names whose every library in it is, with its copyright and its licence', () => {
		const libraries = [...new Set(inputs.flatMap(path => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))];
		expect(libraries.sort()).toEqual(['@bgotink/kdl', 'preact', 'yaml']);
		const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
		for (const library of libraries) {
			const [, ...terms] = textOf(
				`node_modules/${library}/${library === '@bgotink/kdl' ? 'LICENSE.md' : 'LICENSE'}`,
			).split(/^(?=Copyright|Permission)/m);
			const [copyright, licence] =
				library === 'yaml' ? [textOf('node_modules/yaml/LICENSE').split('\n')[0], terms.at(-1)] : terms;
			expect(plain(notice)).toContain(plain(copyright ?? '?'));
			expect(plain(notice)).toContain(plain(licence ?? '?'));
		}
		expect(plain(notice)).toContain(plain(textOf('LICENSE').split(/^(?=Permission)/m)[1] ?? '?'));
	});

	it('names the author, the licence and the source of each book in it', () => {
		const licences: Record<string, string> = {};
		for (const { file } of Object.values(RULESETS)) {
			const [, name = ''] = /^(@datasworn\/[^/]+)\//.exec(file) ?? [];
			const { version } = json(`node_modules/${name}/package.json`);
			const part = notice.split('\n\n').find(words => words.includes(`${name} ${String(version)}.`)) ?? '';
			const { license, authors } = json(`node_modules/${file}`);
			for (const author of authors as { name: string }[]) expect(part).toContain(`by ${author.name}`);
			expect(part).toContain(String(license).replace(/\/$/, ''));
			licences[name] = String(license);
		}
		expect(Object.keys(licences)).toHaveLength(4);
	});

	it('asks nothing of a network, and runs no text as code', () => {
		const calls =
			/\b(?:fetch|requestUrl|eval|importScripts|sendBeacon)\(|\b(?:XMLHttpRequest|WebSocket|EventSource)\b|new Function/;
		expect(calls.exec(text)?.[0]).toBeUndefined();
	});

	it('is plain ASCII text, below its budget of 3.188 MB', () => {
		expect(text.length).toBeGreaterThan(100_000);
		// Of these, about 102,000 are German texts, which are read only where the app is German.
		expect(text.length).toBeLessThan(3_191_000);
		expect([...text].every(c => c.charCodeAt(0) < 128)).toBe(true);
	});

	it('has no line that a review would take for obfuscated code', () => {
		expect(text.split('\n').filter(line => line.length > 5_000)).toEqual([]);
	});

	it.each(NEWER)('can be read on an iPhone with iOS 15.4: nothing like %s', newer => {
		// The yaml package tries some in a `try` of their own, and goes on without them.
		const read = text.replace(/try\{[\w$]+=new RegExp\([^}]*\}catch/g, '');
		expect(newer.exec(read)?.[0]).toBeUndefined();
	});
});
