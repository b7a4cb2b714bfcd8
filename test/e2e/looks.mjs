import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { atRest } from './browser.mjs';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What must hold of every card and dialog, whatever it shows. */
export function looksOf(page, { phone, shot }) {
	let shots = 0;
	const on = {
		...checksOf(page),
		/** Takes a picture, and looks at a part of the page: readable by everybody, and on a phone for fingers. */
		looks: async part => {
			await shot((shots += 1));
			await on.noSidewaysScroll();
			if (phone) await on.bigTargets(part);
			await on.accessible(part);
		},
	};
	return on;
}

const checksOf = page => ({
	/** axe over what we render: cards, dialogs, sheets. */
	accessible: async selector => {
		if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
		const violations = await page.evaluate(async part => (await window.axe.run(part)).violations, selector);
		const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
		assert.deepEqual(said, []);
	},
	noSidewaysScroll: async () => {
		await atRest(page);
		assert.deepEqual(await page.evaluate(whatIsTooWide), []);
		assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
	},
	/** Looks at what is on the screen in the light, then in the dark; `look` gets the end of the name of a picture. */
	inBothThemes: async look => {
		await look('');
		await page.evaluate(switchTheme);
		await look('-dark');
		await page.evaluate(switchTheme);
	},
	/** Waits until all that moves on the page has come to rest. */
	atRest: () => atRest(page),
	/** Nothing of ours that is pressed by a finger is smaller than 44 px. */
	bigTargets: async selector => assert.deepEqual(await page.evaluate(whatIsTooSmall, selector), []),
	/** While the keyboard is up, one sees what one types. */
	fieldInSight: async () => {
		await page.waitForFunction(isFieldInSight).catch(() => {
			throw new Error('the field that has the focus is not in sight');
		});
	},
	/** What is wrong in the form shows. */
	errorInSight: async () => {
		await page.waitForFunction(isErrorInSight).catch(() => {
			throw new Error('what is wrong in the form is not in sight');
		});
	},
	/** Under the field at least two rows of what was found show. */
	rowsInSight: async selector => {
		await page.waitForFunction(areRowsInSight, selector).catch(() => {
			throw new Error('fewer than two rows of the list are in sight');
		});
	},
	/** A finger gets at every control of this part: nothing lies over it, at least when one scrolls. */
	inReach: async selector => assert.deepEqual(await page.evaluate(whatIsCovered, selector), []),
});

/** Changes the theme as the app does, and waits until every colour has changed. */
const switchTheme = async () => {
	for (const theme of ['theme-dark', 'theme-light']) document.body.classList.toggle(theme);
	window.app.workspace.trigger('css-change');
	const changes = document.getAnimations().filter(animation => animation instanceof CSSTransition);
	await Promise.allSettled(changes.map(({ finished }) => finished));
};

const isFieldInSight = () => {
	const field = document.activeElement;
	const { top, bottom, left, width } = field.getBoundingClientRect();
	const sees = y => field.contains(document.elementFromPoint(left + width / 2, y));
	return field.matches('input, textarea') && sees(top + 2) && sees(bottom - 2);
};

const isErrorInSight = () => {
	const error = [...document.querySelectorAll('.sworn-error')].find(el => el.textContent.trim() !== '');
	if (!error) return false;
	const { top, bottom, left } = error.getBoundingClientRect();
	const sees = y => error.contains(document.elementFromPoint(left + 4, y));
	return sees(top + 2) && sees(bottom - 2);
};

const areRowsInSight = part => {
	const rows = [...document.querySelectorAll(`${part} .sworn-move-row`)].filter(row => {
		const { top, left, width, height } = row.getBoundingClientRect();
		return row.contains(document.elementFromPoint(left + width / 3, top + height / 2));
	});
	return rows.length > 1;
};

const whatIsCovered = part =>
	['button', 'input', 'select', 'summary', '[role=option]']
		.flatMap(kind => [...document.querySelectorAll(`${part} ${kind}`)])
		.filter(el => el.checkVisibility() && !el.disabled)
		.filter(el => {
			el.scrollIntoView({ block: 'center', inline: 'center' });
			const { top, left, width, height } = el.getBoundingClientRect();
			const there = document.elementFromPoint(left + width / 2, top + height / 2);
			return !there || !(el.closest('label') ?? el).contains(there);
		})
		.map(el => `${el.tagName} ${el.className} “${el.textContent.slice(0, 40)}”`);

const whatIsTooWide = () =>
	['.sworn-block', '.modal', '.sworn-table']
		.flatMap(part => [...document.querySelectorAll(`${part}, ${part} *`)])
		.filter(el => el.getBoundingClientRect().right > window.innerWidth + 1 && el.getClientRects().length > 0)
		.filter(el => !el.closest('pre') && getComputedStyle(el.parentElement).textOverflow !== 'ellipsis')
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
