import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const LONG = 'Journal/A long road.md';
const fence = (...lines) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n`;
const scene = number => `## Day ${number}

The corridor turns twice before it opens onto the hangar. Frost on every strut, and a lamp that someone left burning.

${fence('move: Face Danger', 'by: Kestrel Vane', 'roll: edge 2', 'dice: 2 vs 3, 5', 'outcome: weak hit, 4 vs 3, 5', 'chose: Lose Momentum', 'done:', '  - momentum 3 → 2 (Lose Momentum)')}`;
const days = count => Array.from({ length: count }, (_, i) => scene(i + 1)).join('\n');
const noteOf = count => `---
character: "[[Kestrel Vane]]"
---

On to [[A long road#The end]].

${fence('show: Kestrel Vane')}
${days(count)}
## The end

${fence('move: Gather Information', 'by: Kestrel Vane')}
${'And on it goes, into the dark.\n\n'.repeat(20)}`;

const NOTE = noteOf(60);
const settings = { files: { [LONG]: NOTE }, note: LONG, mode: 'preview' };

const sheet = ({ page }) => page.locator('.sworn-sheet');
const heading = ({ page }, name) => page.getByRole('heading', { name, exact: true });
const cardsInPage = ({ page }) => page.locator('.sworn-card').count();
const topOf = async what => (await what.boundingBox()).y;

/** Where it stands once it stands still: 60 cards are drawn before one can go to their end. */
async function arrivesAt(on, what) {
	await what.waitFor();
	let before;
	await on.until(async () => {
		const was = before;
		before = await topOf(what).catch(() => undefined);
		return before !== undefined && before === was;
	}, 'it stands still');
	return before;
}

export default [
	story('a long journal in Reading view: its end, the sheet at its top, and the Table', settings, async on => {
		const { page, read, until } = on;
		await sheet(on).waitFor();
		assert.ok((await cardsInPage(on)) < 30, 'what is far away is not in the page');

		await page.getByRole('link', { name: 'A long road#The end' }).click();
		const end = heading(on, 'The end');
		await arrivesAt(on, end);
		assert.equal(await sheet(on).count(), 0, 'the sheet has left the page');
		const roll = page.locator('.sworn-call .sworn-roll-button');
		const before = await topOf(end);
		await on.dice(4, 3, 2);
		await roll.click();
		await until(() => /^momentum: 5$/m.test(read(KESTREL)), 'the momentum on disk');
		await until(
			() =>
				page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Move: Gather Information')),
			'the focus on the card that was pressed',
		);
		assert.ok(Math.abs((await topOf(end)) - before) < 2, 'what one reads stays where it is');

		await on.scrollTo(sheet(on));
		await sheet(on).getByText('+5').first().waitFor();
		await on.looks('.markdown-preview-view');

		await on.command('open the table');
		await page.locator('.sworn-table-record', { hasText: 'Face Danger' }).first().click();
		await arrivesAt(on, heading(on, 'Day 60'));
		const card = page.getByRole('article', { name: 'Move: Face Danger' }).last();
		assert.ok(await card.evaluate(el => el.getBoundingClientRect().bottom < innerHeight), 'the record is in sight');
	}),

	story(
		'a long journal in Reading view: what changes above does not move what one reads',
		{ ...settings, byHand: true },
		async on => {
			const { page } = on;
			await on.scrollTo(heading(on, 'Day 30'));
			const day = heading(on, 'Day 30');
			const before = await arrivesAt(on, day);
			const stays = async why => {
				await on.until(async () => Math.abs((await topOf(day)) - before) < 2, why);
				await on.atRest();
				assert.ok(Math.abs((await topOf(day)) - before) < 2, why);
			};
			const more = Array.from({ length: 12 }, (_, i) => scene(`before ${i + 1}`)).join('\n');
			on.write(LONG, NOTE.replace('## Day 1\n', `${more}\n## Day 1\n`));
			await on.until(
				() => page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.getViewData().includes('before 12')),
				'the note from outside',
			);
			await stays('scenes put in above');
			on.write(KESTREL, on.read(KESTREL).replace(/^momentum: .*$/m, 'momentum: 7'));
			await stays('the sheet above, which is not in the page, is drawn anew');
			on.write(KESTREL, on.read(KESTREL).replace(/^momentum: .*$/m, 'momentum: 3'));
			await on.scrollTo(sheet(on));
			await sheet(on).getByText('+3').first().waitFor();
		},
	),
];
