import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const RULES = 'Rules/Wreck moves.md';
const NOTE = 'Journal/Into the wreck.md';

/** Six sentences, of which two are not understood: the lanterns and the bread. */
const WRECK = `# Wreck moves

## Cross the Wreck

When **you cross a drowned wreck**, roll +edge.

On a **strong hit**, take +1 momentum.

On a **weak hit**, take +1 spirit. Gain two lanterns of the drowned. Lose a day of bread.

On a **miss**, Pay the Price.
`;

export default [
	story(
		'a move of one’s own with two sentences that are not understood, made to run from its card',
		{
			note: NOTE,
			mode: 'preview',
			look: 'cards',
			prepare: {
				[KESTREL]: note => note.replace('ruleset: starforged', 'ruleset: starforged\nrules: "[[Wreck moves]]"'),
			},
			files: {
				[RULES]: WRECK,
				[NOTE]:
					'---\ncharacter: "[[Kestrel Vane]]"\n---\n\nThe hull groaned when I let go of the rope.\n\n```sworn\nmove: Cross the Wreck\n```\n',
			},
		},
		async on => {
			const { page, read, until } = on;
			const card = page.locator('.sworn-block').first();
			const dialog = page.locator('.sworn-meaning-dialog');
			let presses = 0;
			const press = async (where, name) => {
				presses++;
				await where.getByText(name, { exact: true }).first().click();
			};
			await on.dice(4, 9, 3);
			await card.getByRole('button', { name: 'Roll' }).click();
			await card
				.getByText(/Gain two lanterns/)
				.first()
				.waitFor();
			const state = async (meter, by) => {
				presses = 0;
				if (!(await card.getByText('This means…').first().isVisible())) await press(card, 'More');
				for (const [where, name] of [
					[card, 'This means…'],
					[dialog, meter],
					[dialog, by],
				])
					await press(where, name);
				await on.looks('.sworn-meaning-dialog');
				await press(dialog, 'Write it');
				assert.ok(presses <= 5, `${presses} presses for ${meter}`);
			};
			await state('momentum', '+2');
			await card
				.getByText(/momentum/)
				.first()
				.waitFor();
			await until(() => read(RULES).includes('momentum +2'), 'the first stands in the note');
			await state('supply', '−1');
			await until(() => read(RULES).includes('supply -1'), 'the second stands in the note');
			assert.ok(!read(RULES).includes('say '), 'nothing is left to say');
			await on.atRest();
			await on.picture('own-move');
			await on.noSidewaysScroll();
		},
	),
];
