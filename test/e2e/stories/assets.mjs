import { KESTREL, story } from '../story.mjs';

const asset = (...lines) =>
	['---', 'sworn: asset', 'character: "[[Kestrel Vane]]"', ...lines, '---', '', ''].join('\n');
const shows = name => `\`\`\`sworn\nshow: ${name}\n\`\`\`\n`;

const STARLING = 'Characters/Starling.md';

/** Kestrel with experience, a ship, a module on it, a companion, and cards with all that can be written on one. */
const OWNER = {
	prepare: {
		[KESTREL]: note => note.replace('impacts: []', 'impacts: []\nexperience: 5\nexperience_spent: 1'),
	},
	byHand: true,
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
