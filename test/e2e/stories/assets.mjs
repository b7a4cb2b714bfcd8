import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const RICH = {
	prepare: {
		[KESTREL]: note => note.replace('impacts: []', 'impacts: []\nexperience: 5\nexperience_spent: 1'),
	},
	byHand: true,
};

const asset = (...lines) =>
	['---', 'sworn: asset', 'character: "[[Kestrel Vane]]"', ...lines, '---', '', ''].join('\n');
const shows = name => `\`\`\`sworn\nshow: ${name}\n\`\`\`\n`;

const STARLING = 'Characters/Starling.md';

/** Kestrel with a ship, a module on it, a companion, and cards with all that can be written on one. */
const OWNER = {
	...RICH,
	files: {
		[STARLING]: asset('asset: Starship', 'abilities: [1]', 'integrity: 4', 'aboard: true') + shows('Starling'),
		'Characters/Medbay.md': asset('asset: Medbay', 'abilities: [1]', 'broken: true', 'attached_to: "[[Starling]]"'),
		'Characters/Ember.md': asset('asset: Symbiote', 'abilities: [1, 3]', 'health: 2'),
		'Characters/Devotant.md': asset('asset: Devotant', 'abilities: [1]', 'name: the Wake', 'linked_stat: wits'),
		'Characters/Marked.md': asset('asset: Marked', 'abilities: [1, 2]', 'clock: 2', 'identifier: a brand'),
		'Characters/Kite.md': asset('asset: Snub Fighter', 'abilities: [1, 3]', 'victory_marks: 3'),
		'Characters/Old ship.md': asset('asset: Starshp', 'abilities: [1, 7]', 'integrity: 2'),
		'Journal/Cards.md': ['---', 'character: "[[Kestrel Vane]]"', '---', '']
			.concat(['Starling', 'Medbay', 'Ember', 'Devotant', 'Marked', 'Kite', 'Old ship'].map(shows))
			.join('\n'),
	},
};

export default [
	story('browse assets by keyboard and add one to the character', RICH, async on => {
		const { page, until } = on;
		await on.cursorToEnd();
		await on.command('browse assets');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.getByRole('article', { name: /^Card: / }).waitFor();
		await on.looks('.modal');
		await page.keyboard.type('glow');
		await page.getByRole('article', { name: 'Card: Glowcat' }).waitFor();
		await page.keyboard.press('Enter');
		await page.getByLabel('Name', { exact: true }).waitFor();
		await on.looks('.modal');
		await page.keyboard.type('Ember');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Write it down' }).click();
		await on.has('Ember › asset gained; Kestrel Vane › experience spent 1 → 4');
		await until(() => /experience_spent: 4/.test(on.read(KESTREL)), 'paid');
		const note = on.read('Characters/Ember.md');
		assert.match(note, /asset: Glowcat\ncharacter: "\[\[Kestrel Vane\]\]"\nkind: companion/);
		assert.match(note, /> \*\*Glowcat, ability 1\.\*\* /);
	}),

	story(
		'play an asset from its card: an ability for experience, words, the vehicle',
		{ ...OWNER, note: 'Journal/Cards.md', mode: 'preview' },
		async on => {
			const { page } = on;
			const card = name => page.getByRole('article', { name: `asset: ${name}` });
			await card('Starling').waitFor();
			await on.onEachPage(() => on.accessible('.markdown-preview-view'));
			await card('Starling').getByText('Attached: Medbay (broken)').waitFor();
			await card('Medbay').getByText('It is broken: its abilities do nothing').waitFor();
			await on.scrollTo(card('Old ship').getByText('Did you mean “Starship”?'));

			await on.scrollTo(card('Starling'));
			await card('Starling').getByText('Ability 2, not marked').click();
			await card('Starling').scrollIntoViewIfNeeded();
			await card('Starling').getByRole('button', { name: 'Mark for 2 experience: ability 2 of Starling' }).click();
			await on.saysOn(STARLING, 'abilities: [1, 2]');
			await on.saysOn(KESTREL, 'experience_spent: 3');
			await card('Starling').getByText('✓ Ability 2').waitFor();
			const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
			await on.until(
				async () => (await focused()) === 'Clear: ability 2 of Starling',
				'the focus is where one pressed',
			);
			await card('Starling').getByLabel('Clear: ability 2 of Starling').click();
			await card('Starling').getByRole('button', { name: 'Clear, and take back 2 experience' }).click();
			await on.saysOn(STARLING, 'abilities: [1]');
			await on.saysOn(KESTREL, 'experience_spent: 1');

			await on.scrollTo(card('Devotant'));
			await card('Devotant').getByLabel('linked stat of Devotant').selectOption('heart');
			await on.saysOn('Characters/Devotant.md', 'linked_stat: heart');
			await on.scrollTo(card('Marked'));
			await card('Marked').getByLabel('identifier of Marked').fill('a missing ear');
			await page.keyboard.press('Enter');
			await on.saysOn('Characters/Marked.md', 'identifier: a missing ear');
			await on.scrollTo(card('Ember'));
			await card('Ember').getByRole('button', { name: 'Hand on Ember' }).click();
			await page.keyboard.type('ines');
			await page.keyboard.press('Enter');
			await on.saysOn('Characters/Ember.md', 'character: "[[Ines Calder]]"');
			await on.scrollTo(card('Old ship'));
		},
	),

	story(
		'cards of assets on a phone, in the dark',
		{ ...OWNER, note: 'Journal/Cards.md', mode: 'preview', phone: true, theme: 'dark' },
		async on => {
			const { page } = on;
			await page.getByRole('article', { name: 'asset: Starling' }).waitFor();
			await on.onEachPage(async () => {
				await on.noSidewaysScroll();
				await on.accessible('.markdown-preview-view');
				await on.bigTargets('.sworn-asset');
			});
			await on.scrollTo(page.getByRole('article', { name: 'asset: Old ship' }));
		},
	),
];
