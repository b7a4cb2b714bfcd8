import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What must hold of every card and dialog, whatever it shows. */
export const looksOf = page => ({
	/** axe over what we render: cards, dialogs, sheets. */
	accessible: async selector => {
		await page.evaluate(axe);
		const violations = await page.evaluate(async part => (await window.axe.run(part)).violations, selector);
		const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
		assert.deepEqual(said, []);
	},
	noSidewaysScroll: async () => {
		assert.deepEqual(await page.evaluate(whatIsTooWide), []);
		assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
	},
	/** Nothing of ours that is pressed by a finger is smaller than 44 px. */
	bigTargets: async selector => assert.deepEqual(await page.evaluate(whatIsTooSmall, selector), []),
});

const whatIsTooWide = () =>
	['.sworn-block', '.modal', '.sworn-table']
		.flatMap(part => [...document.querySelectorAll(`${part}, ${part} *`)])
		.filter(el => el.getBoundingClientRect().right > window.innerWidth + 1 && el.getClientRects().length > 0)
		.filter(el => !el.closest('pre'))
		.map(el => `${el.tagName} ${el.className} “${el.textContent.slice(0, 40)}”`);

const whatIsTooSmall = part =>
	['button', 'input', 'select', 'summary', '[role=option]', '.is-live > .sworn-box']
		.flatMap(kind => [...document.querySelectorAll(`${part} ${kind}`)])
		.filter(el => el.getClientRects().length > 0)
		.map(el => ({ el, box: (el.closest('label') ?? el).getBoundingClientRect() }))
		.filter(({ el, box }) => box.height < 43.5 || (el.matches('.sworn-box') && box.width < 43.5))
		.map(
			({ el, box }) =>
				`${el.tagName} ${el.className} “${el.textContent}” ${Math.round(box.width)}×${Math.round(box.height)}`,
		);
