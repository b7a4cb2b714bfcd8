import assert from 'node:assert/strict';
import { story } from '../story.mjs';

/** Every form of record: as a line in a sentence and as a block. What has a picture of its own is `sign`. */
const RECORDS = [
	{
		name: 'a move',
		sign: true,
		line: 'Face Danger, edge 2: 6 vs 4, 5, strong hit; momentum 3 → 4',
		block:
			'move: Face Danger\nroll: edge 2\ndice: 6 vs 4, 5\noutcome: strong hit, 8 vs 4, 5\ndone:\n  - momentum 3 → 4',
	},
	{
		name: 'a question',
		sign: true,
		line: 'Is it lit? › yes (likely: 34)',
		block: 'ask: Is it lit?\nodds: likely\ndice: 34\nanswer: yes',
	},
	{ name: 'a table', sign: true, line: 'Core / Action › Advance (rolled: 3)' },
	{
		name: 'a track',
		line: 'vow: Find the ark, dangerous, 18 ticks',
		block: 'vow: Reach the gate\nrank: dangerous\nticks: 9\nstatus: open',
	},
	{
		name: 'a clock',
		line: 'clock: The ice closes, 4 of 6 segments',
		block: 'clock: Night falls\nsegments: 4\nfilled: 1\nstatus: open',
	},
	{ name: 'progress', line: 'Find the ark › 18 → 26 ticks' },
	{ name: 'a change by hand', line: 'momentum 3 → 4; wounded marked' },
];

const NOTE = 'Journal/Every record.md';
const words = RECORDS.map(({ line }, at) => `Sentence ${at} \`sworn: ${line}\` goes on.\n`);
const blocks = RECORDS.flatMap(({ block }, at) =>
	block ? [`Before block ${at}.\n\n\`\`\`sworn\n${block}\n\`\`\`\n`] : [],
);
const files = { [NOTE]: `---\ncharacter: "[[Kestrel Vane]]"\n---\n\n${[...words, ...blocks].join('\n')}\nThe end.\n` };
const MODES = ['lines', 'cards', 'story'];
const VIEWS = ['Reading', 'Live'];

/** What one sees of the records: their words and pictures, in sentences and as blocks. */
const seen = page =>
	page.evaluate(() => {
		const isSeen = el => {
			const { width, height } = el.getBoundingClientRect();
			if (width < 1 || height < 1) return false;
			for (let up = el; up; up = up.parentElement) if (getComputedStyle(up).clipPath !== 'none') return false;
			return true;
		};
		const textOf = el => (isSeen(el) ? el.innerText.replace(/\s+/g, ' ').trim() : '');
		const of = el => ({
			says: textOf(el),
			pictures: [...el.querySelectorAll('.sworn-picture')].filter(isSeen).length,
			dots: [...el.querySelectorAll('.sworn-token-dot')].filter(isSeen).length,
			isCard: el.querySelector('.sworn-card, .sworn-facts, .sworn-track') !== null,
			name: el.getAttribute('aria-label') ?? '',
		});
		const shown = [...document.querySelectorAll('.markdown-reading-view, .markdown-source-view')].filter(isSeen);
		const [view] = shown;
		return {
			lines: [...view.querySelectorAll('.sworn-inline')].map(of),
			blocks: [...view.querySelectorAll('.sworn-block')].filter(el => !el.closest('.sworn-line-card')).map(of),
		};
	});

const CHECKS = {
	lines: ({ says, isCard }, { name }) => assert.ok(says !== '' && !isCard, `${name}: “${says}” stands in words`),
	cards: ({ says }, { name }) => assert.ok(says !== '', `${name} says something`),
	story: ({ says, pictures, dots }, { name, sign = false }) =>
		assert.deepEqual({ says, pictures, dots }, { says: '', pictures: sign ? 1 : 0, dots: 0 }, name),
};

export default MODES.map(mode =>
	story(
		`every form of record in Reading view and in Live Preview, drawn as ${mode}`,
		{ note: NOTE, mode: 'preview', look: mode, byHand: true, files },
		async on => {
			const { page } = on;
			const withBlock = RECORDS.filter(({ block }) => block);
			await page.setViewportSize({ width: 1180, height: 3000 });
			for (const view of VIEWS) {
				await page.getByRole('button', { name: view, exact: true }).click();
				await on.until(async () => {
					const { lines, blocks } = await seen(page);
					return lines.length === RECORDS.length && blocks.length === withBlock.length;
				}, `all are drawn: ${view}`);
				await on.atRest();
				const { lines, blocks: drawn } = await seen(page);
				lines.forEach((line, at) => {
					// in a sentence, a record is its token in cards mode too
					CHECKS[mode === 'cards' ? 'lines' : mode](line, RECORDS[at]);
					assert.notEqual(line.name, '', 'a screen reader is told in every mode');
				});
				drawn.forEach((block, at) => CHECKS[mode](block, withBlock[at]));
				if (mode === 'cards') assert.ok(drawn.every(({ isCard }) => isCard));
			}
		},
	),
);
