// End to end in headless Chromium: the demo played through on the stand-in host, by keyboard, mouse and touch.
// --report FILE writes the counts, --pictures also renews the pictures of the README,
// --only TEXT plays the stories with that in their title, --rules FILE plays a rules note of your own as well.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build, PAGE, PLUGIN } from '../host/build.mjs';
import { serve } from '../host/server.mjs';
import { playTheRulesRun } from './e2e-rules-run.mjs';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs';

const { values: options } = parseArgs({
	options: {
		report: { type: 'string' },
		pictures: { type: 'boolean' },
		only: { type: 'string' },
		rules: { type: 'string' },
	},
});
const SHOTS = path.resolve('screenshots');
const PICTURES = path.resolve('docs/pictures');
const JOURNAL = 'Journal/Session 1.md';
const KESTREL = 'Characters/Kestrel Vane.md';

await build();
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROMIUM to its program.');
fs.mkdirSync(SHOTS, { recursive: true });
if (options.pictures) fs.mkdirSync(PICTURES, { recursive: true });
const browser = await chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });
const axe = fs.readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

let passed = 0;
let failed = 0;

/** A vault of its own and a page on it, with dice that fall as told. */
async function table({ prepare, files, furnish, note = JOURNAL, phone = false, theme = 'light', mode } = {}) {
	const vault = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-e2e-')), 'vault');
	fs.cpSync('demo/vault', vault, { recursive: true });
	for (const [file, change] of Object.entries(prepare ?? {}))
		fs.writeFileSync(path.join(vault, file), change(fs.readFileSync(path.join(vault, file), 'utf8')));
	for (const [file, data] of Object.entries(files ?? {})) {
		fs.mkdirSync(path.dirname(path.join(vault, file)), { recursive: true });
		fs.writeFileSync(path.join(vault, file), data);
	}
	furnish?.(vault);
	const server = await serve({ vault, page: PAGE, plugin: PLUGIN, port: 0 });
	const context = await browser.newContext(
		phone
			? { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
			: { viewport: { width: 1180, height: 860 }, deviceScaleFactor: 1 },
	);
	const page = await context.newPage();
	const errors = [];
	page.on('pageerror', error => errors.push(String(error)));
	page.on('console', message => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
	const query = new URLSearchParams({ note, theme, ...(phone ? { mobile: '1' } : {}), ...(mode ? { mode } : {}) });
	await page.goto(`${server.url}?${query}`);
	await page.waitForFunction(() => window.hostReady);

	const self = {
		page,
		read: file => fs.readFileSync(path.join(vault, file), 'utf8'),
		write: (file, text) => fs.writeFileSync(path.join(vault, file), text),
		dice: (...faces) =>
			page.evaluate(told => {
				const left = [...told];
				window.left = left;
				window.plugin.dice = { roll: () => left.shift() ?? 1 };
			}, faces),
		text: () => page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.getValue()),
		cursorToEnd: () =>
			page.evaluate(() => {
				const { editor } = window.app.workspace.getMostRecentLeaf().view;
				editor.setCursor(editor.offsetToPos(editor.getValue().length));
				editor.focus();
			}),
		command: async name => {
			await page.keyboard.press('Control+p');
			await page.locator('.prompt-input').fill(name);
			await page.keyboard.press('Enter');
		},
		until: async (check, what) => {
			const end = Date.now() + 20_000;
			for (;;) {
				if (await check()) return;
				if (Date.now() > end) throw new Error(`Timed out: ${what}`);
				await page.waitForTimeout(25);
			}
		},
		shot: async (name, picture) => {
			await page.waitForTimeout(120);
			await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
			if (picture && options.pictures)
				fs.copyFileSync(path.join(SHOTS, `${name}.png`), path.join(PICTURES, `${picture}.png`));
		},
		/** axe over what we render: cards, dialogs, sheets. */
		accessible: async selector => {
			await page.evaluate(axe);
			const violations = await page.evaluate(async part => (await window.axe.run(part)).violations, selector);
			assert.deepEqual(
				violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
				[],
			);
		},
		noSidewaysScroll: async () => {
			const wide = await page.evaluate(() =>
				[...document.querySelectorAll('.sworn-block, .modal, .sworn-block *, .modal *')]
					.filter(el => el.getBoundingClientRect().right > window.innerWidth + 1 && el.getClientRects().length > 0)
					.map(el => el.className),
			);
			assert.deepEqual(wide, []);
			assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
		},
		/** Nothing of ours that is pressed by a finger is smaller than 44 px. */
		bigTargets: async selector => {
			const small = await page.evaluate(
				part =>
					[...document.querySelectorAll(`${part} button, ${part} input, ${part} select, ${part} [role=option]`)]
						.filter(el => el.getClientRects().length > 0)
						.map(el => ({ el, box: (el.closest('label') ?? el).getBoundingClientRect() }))
						.filter(({ box }) => box.height < 43.5)
						.map(
							({ el, box }) =>
								`${el.tagName} ${el.className} “${el.textContent}” ${Math.round(box.width)}×${Math.round(box.height)}`,
						),
				selector,
			);
			assert.deepEqual(small, []);
		},
		close: async () => {
			const hostErrors = await page.evaluate(() => window.hostErrors.map(String));
			assert.deepEqual([...errors, ...hostErrors], [], 'the console stays empty');
			await context.close();
			await server.close();
			fs.rmSync(path.dirname(vault), { recursive: true });
		},
	};
	return self;
}

async function story(title, settings, play) {
	if (options.only && !title.includes(options.only)) return;
	const start = Date.now();
	let on;
	try {
		on = await table(settings);
		await play(on);
		await on.close();
		passed += 1;
		console.log(`ok   ${title} (${Date.now() - start} ms)`);
	} catch (error) {
		failed += 1;
		console.log(
			`FAIL ${title}\n     ${String(error.stack ?? error)
				.split('\n')
				.slice(0, 14)
				.join('\n     ')}`,
		);
		await on?.page.screenshot({ path: path.join(SHOTS, `fail-${failed}.png`) }).catch(() => {});
	}
}

/** Makes a move by keyboard: command, a few letters, Enter, a letter, Enter. */
async function makeMove({ page, command }, letters, key) {
	await command('make a move');
	await page.locator('.modal input').first().waitFor();
	await page.keyboard.type(letters);
	await page.keyboard.press('Enter');
	if (key) await page.keyboard.press(key);
	await page.keyboard.press('Enter');
}

await story('the demo, played through by keyboard alone', {}, async on => {
	const { page, read, text, until } = on;
	const before = read(JOURNAL);
	const kestrel = read(KESTREL);
	await on.shot('01-desktop');
	await on.cursorToEnd();

	await on.dice(4, 3, 9);
	await makeMove(on, 'fd', 'e');
	await until(async () => (await text()).includes('dice: 4 vs 3, 9'), 'the record');
	assert.ok((await text()).startsWith(before.trimEnd()), 'nothing of the player is changed');
	assert.match(
		await text(),
		/move: Face Danger\nby: Kestrel Vane\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9/,
	);
	await on.shot('02-weak-hit', 'desktop');

	await on.command('continue move');
	await page.locator('.prompt-input').fill('endure harm');
	await page.keyboard.press('Enter');
	await until(async () => (await text()).includes('health 5 → 4 (Endure Harm)'), 'the cost in the record');
	await until(() => read(KESTREL) === kestrel.replace('health: 5', 'health: 4'), 'health on disk, and nothing else');
	await on.shot('03-suffered');

	await on.dice(5, 2, 4);
	await makeMove(on, 'saa', 'w');
	await until(async () => (await text()).includes('next +1 (Secure an Advantage) taken'), 'the bonus');
	await until(() => read(KESTREL).includes('next:\n  - +1 (Secure an Advantage)\n'), 'the bonus on disk');

	const beforeThird = await text();
	const kestrelThen = read(KESTREL);
	await on.dice(2, 5, 9);
	await on.command('make a move');
	await page.keyboard.type('face danger');
	await page.keyboard.press('Enter');
	await on.shot('04-dialog', 'dialog');
	await on.accessible('.modal');
	await page.keyboard.press('e');
	await page.keyboard.press('Enter');
	await until(async () => (await text()).includes('next +1 (Secure an Advantage) spent'), 'the bonus spent');
	assert.match(await text(), /add: 1 Secure an Advantage\ndice: 2 vs 5, 9\noutcome: miss, 5 vs 5, 9/);
	await until(() => !read(KESTREL).includes('Secure an Advantage'), 'the bonus is gone from the character');

	await until(() => /^momentum: 5$/m.test(read(KESTREL)), 'momentum 5');
	await on.command('undo last move');
	await on.shot('05-undo');
	await page.keyboard.press('Enter');
	await until(async () => !(await text()).includes('dice: 2 vs 5, 9'), 'the record is taken back');
	assert.equal(await text(), beforeThird, 'every byte of the journal is as it was');
	await until(() => read(KESTREL) === kestrelThen, 'and every byte of the character, the bonus too');
	await until(() => !read(JOURNAL).includes('2 vs 5, 9'), 'saved');
});

await story(
	'a burn turns a miss into a hit',
	{ prepare: { [KESTREL]: text => text.replace('momentum: 3', 'momentum: 9') } },
	async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.dice(1, 5, 8);
		await makeMove(on, 'fd', 'e');
		await until(async () => (await text()).includes('outcome: miss, 3 vs 5, 8'), 'the miss');
		await page.getByRole('button', { name: /Burn momentum/ }).click();
		await until(async () => (await text()).includes('burn: momentum 9 → 2'), 'the burn');
		assert.match(await text(), /outcome: strong hit, 9 vs 5, 8\ndone:\n {2}- momentum 2 → 3/);
		await until(() => /^momentum: 3$/m.test(read(KESTREL)), 'momentum on disk');
		await on.shot('06-burned');
		await on.accessible('.sworn-block');
		await on.command('undo last move');
		await page.keyboard.press('Enter');
		await until(() => /^momentum: 9$/m.test(read(KESTREL)), 'momentum as it was');
	},
);

await story('after a move the writing goes on: the note keeps the cursor', {}, async on => {
	const { page, text, until } = on;
	await on.cursorToEnd();
	await on.dice(4, 3, 9);
	await makeMove(on, 'fd', 'e');
	await until(async () => (await text()).includes('dice: 4 vs 3, 9'), 'the record');
	await page.waitForTimeout(300);
	await page.keyboard.type('She lands hard.');
	await page.keyboard.press('Enter');
	assert.match(await text(), /outcome: weak hit, 6 vs 3, 9\n```\n\nShe lands hard\.\n$/);
	await on.command('continue move');
	await page.locator('.prompt-input').fill('endure harm');
	await page.keyboard.press('Enter');
	await until(async () => (await text()).includes('chose: Endure Harm'), 'the cost');
	await page.waitForTimeout(300);
	await page.keyboard.type('It hurts.');
	assert.match(await text(), /She lands hard\.\nIt hurts\.$/);
});

await story('rerolled and set dice', {}, async on => {
	const { page, text, until } = on;
	await on.cursorToEnd();
	await on.dice(4, 3, 9);
	await makeMove(on, 'fd', 'e');
	await until(async () => (await text()).includes('dice: 4 vs 3, 9'), 'the record');
	const card = page.locator('.sworn-card').last();
	await card.getByRole('button', { name: 'Reroll or set dice' }).click();
	await card.getByLabel('Second challenge die', { exact: true }).check();
	await on.dice(2);
	await card.getByRole('button', { name: 'Reroll picked dice' }).click();
	await until(async () => (await text()).includes('reroll: 4 vs 3, 2'), 'the reroll');
	assert.match(await text(), /outcome: strong hit, 6 vs 3, 2\ndone:\n {2}- momentum 3 → 4/);
	const again = page.locator('.sworn-card').last();
	await again.getByRole('button', { name: 'Reroll or set dice' }).click();
	await again.getByLabel('Set action die, 1 to 6').fill('1');
	await on.shot('07-dice-tools');
	await again.getByRole('button', { name: 'Set', exact: true }).click();
	await until(async () => (await text()).includes('reroll: 1 vs 3, 2'), 'the die set');
	assert.match(await text(), /outcome: weak hit, 3 vs 3, 2/);
	assert.ok(!(await text()).includes('momentum 3 → 4'), 'the old outcome is taken back');
});

await story('Pay the Price on the card: rolled, suffered, resisted; focus goes to what is open', {}, async on => {
	const { page, read, text, until } = on;
	await on.cursorToEnd();
	await on.dice(1, 5, 8);
	await makeMove(on, 'gather', '');
	await until(async () => (await text()).includes('outcome: miss'), 'the miss');
	await on.dice(78);
	await page.locator('.sworn-card').last().getByRole('button', { name: 'Roll', exact: true }).click();
	await until(async () => (await text()).includes('table: 78, You are harmed'), 'the table');
	await until(
		() => page.evaluate(() => document.activeElement?.closest('.sworn-card') !== null),
		'the focus stays on the card',
	);
	await on.shot('08-price');
	await page.keyboard.press('Enter'); // the first open control: minor
	await until(async () => (await text()).includes('health 5 → 4 (Endure Harm)'), 'the harm');
	await on.accessible('.sworn-block');
	await page
		.locator('.sworn-card')
		.last()
		.getByRole('button', { name: /Roll Endure Harm/ })
		.click();
	await until(async () => (await text()).includes('cost: 1 (paid above)'), 'the roll to resist');
	await until(
		() =>
			page.evaluate(
				() => document.activeElement?.closest('.sworn-card')?.getAttribute('aria-label') === 'Move: Endure Harm',
			),
		'the focus on the next call',
	);
	await on.dice(5, 2, 3);
	await page.locator('.sworn-card').last().getByRole('button', { name: /^Roll/ }).last().click();
	await until(async () => (await text()).includes('outcome: strong hit'), 'resisted');
	await page
		.locator('.sworn-card')
		.last()
		.getByRole('button', { name: /^Shake it off/ })
		.click();
	await until(() => /^health: 5$/m.test(read(KESTREL)), 'health is back');
	assert.match(await text(), /chose: Shake it off\ndone:\n {2}- health 4 → 5 \(Shake it off\)/);
});

await story('Pay the Price by asking the oracle', {}, async on => {
	const { page, text, until } = on;
	await on.cursorToEnd();
	await on.dice(1, 5, 8);
	await makeMove(on, 'gather', '');
	await until(async () => (await text()).includes('outcome: miss'), 'the miss');
	await page.locator('.sworn-card').last().getByRole('button', { name: 'Ask', exact: true }).click();
	await page.locator('.modal input[type=text]').first().fill('What: is it *them*?');
	await on.dice(34);
	await on.shot('09-ask');
	await on.accessible('.modal');
	await page.getByRole('button', { name: /^Likely/i }).click();
	await page.keyboard.press('Enter').catch(() => {});
	await until(async () => (await text()).includes('answer: yes'), 'the answer');
	assert.match(
		await text(),
		/chose: Ask the Oracle\n```\n\n```sworn\nask: "?What: is it \*them\*\?"?\nodds: likely\ndice: 34\nanswer: yes\n```/,
	);
});

await story(
	'a call typed by hand: odds, Roll, and what is missing asked in place; in Reading view',
	{ note: 'Start here.md', mode: 'preview' },
	async on => {
		const { page, read, until } = on;
		const before = read('Start here.md');
		await page.locator('.sworn-card').first().waitFor();
		await on.shot('10-call-reading');
		await on.accessible('.sworn-block');
		await on.dice(4, 3, 2);
		await page.locator('.sworn-card').getByRole('button', { name: /^Roll/ }).last().click();
		await until(() => read('Start here.md').includes('dice: 4 vs 3, 2'), 'the record on disk');
		await until(
			() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Move: Gather Information'),
			'the focus on the card that was pressed',
		);
		const record = 'roll: wits 3\ndice: 4 vs 3, 2\noutcome: strong hit, 7 vs 3, 2\ndone:\n  - momentum 3 → 5\n';
		assert.equal(read('Start here.md'), before.replace('by: Kestrel Vane\n', `by: Kestrel Vane\n${record}`));
	},
);

await story(
	"the player's own undo takes a record away: one press takes its changes back, redo brings them again",
	{},
	async on => {
		const { page, read, text, until } = on;
		await on.cursorToEnd();
		await on.dice(6, 2, 4);
		await makeMove(on, 'fd', 'e');
		await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4');
		await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
		await page.keyboard.press('Control+z');
		assert.ok(!(await text()).includes('6 vs 2, 4'));
		await page.getByRole('button', { name: 'Take them back' }).click();
		await until(() => /^momentum: 3$/m.test(read(KESTREL)), 'momentum 3');
		await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
		await page.keyboard.press('Control+y');
		await page.getByRole('button', { name: 'Carry them out again' }).click();
		await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4 again');
	},
);

await story('the character sheet: meters and impacts', { note: KESTREL, theme: 'dark' }, async on => {
	const { page, read, until } = on;
	const before = read(KESTREL);
	await page.locator('.sworn-block').first().waitFor();
	await on.shot('11-sheet-dark', 'dark');
	await on.accessible('.sworn-block');
	await page
		.getByRole('button', { name: /health.*(less|minus|down|lower|−|-1)|(less|minus|lower|decrease|suffer).*health/i })
		.first()
		.click();
	await until(() => read(KESTREL) === before.replace('health: 5', 'health: 4'), 'one value on disk');
	await page.getByLabel(/wounded/i).check();
	await until(() => read(KESTREL).includes('impacts: [wounded]'), 'the impact on disk');
});

await story('a new character by command', {}, async on => {
	const { page, read, until } = on;
	await on.command('create a character');
	await page.locator('.modal input').first().waitFor();
	await page.keyboard.type('Juno Hale');
	await on.shot('12-new-character');
	await on.accessible('.modal');
	await page.keyboard.press('Enter');
	await until(() => {
		try {
			return read('Journal/Juno Hale.md').includes('sworn: character');
		} catch {
			try {
				return read('Juno Hale.md').includes('sworn: character');
			} catch {
				return false;
			}
		}
	}, 'the note');
	await page.locator('.sworn-block').first().waitFor();
	await on.shot('13-created');
});

await story('on a phone, by touch, in the dark', { phone: true, theme: 'dark' }, async on => {
	const { page, read, text, until } = on;
	await on.cursorToEnd();
	await on.noSidewaysScroll();
	await on.dice(4, 3, 9);
	await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:make-a-move'));
	await page.locator('.modal input').first().fill('face');
	await on.shot('14-phone-search');
	await on.noSidewaysScroll();
	await on.bigTargets('.modal');
	await page.getByRole('option').first().tap();
	await on.shot('15-phone-dialog');
	await on.noSidewaysScroll();
	await on.bigTargets('.modal');
	await page.locator('.modal').getByText(/edge/i).first().tap();
	await page.locator('.modal').getByRole('button', { name: /^Roll/ }).last().tap();
	await until(async () => (await text()).includes('dice: 4 vs 3, 9'), 'the record');
	const card = page.locator('.sworn-card').last();
	await card.scrollIntoViewIfNeeded();
	await on.shot('16-phone-card', 'phone');
	await on.noSidewaysScroll();
	await on.bigTargets('.sworn-card');
	await on.accessible('.sworn-block');
	await card.getByRole('button', { name: /Lose Momentum/ }).tap();
	await until(() => /^momentum: 2$/m.test(read(KESTREL)), 'momentum on disk');
});

await story('a button pressed twice quickly acts once', {}, async on => {
	const { page, read, text, until } = on;
	await on.cursorToEnd();
	await on.dice(4, 3, 9);
	await makeMove(on, 'fd', 'e');
	await page
		.locator('.sworn-card')
		.last()
		.getByRole('button', { name: /Endure Stress/ })
		.dblclick();
	await until(() => /^spirit: 3$/m.test(read(KESTREL)), 'spirit');
	await page.waitForTimeout(200);
	assert.match(read(KESTREL), /^spirit: 3$/m);
	assert.equal((await text()).split('Endure Stress)').length, 2);
});

await story('a move from the ribbon', {}, async on => {
	await on.page.getByRole('button', { name: 'Make a move' }).click();
	await on.page.getByRole('dialog').getByRole('option').first().waitFor();
	await on.page.keyboard.press('Escape');
	assert.equal(await on.text(), on.read(JOURNAL), 'Esc changes nothing');
});

await playTheRulesRun({ story, makeMove, rules: options.rules });

await story('unload leaves nothing behind', {}, async on => {
	const left = await on.page.evaluate(async () => {
		window.plugin.unload();
		await new Promise(resolve => setTimeout(resolve, 100));
		return {
			commands: window.app.commands.ids().length,
			cards: document.querySelectorAll('.sworn-card').length,
			tabs: window.app.settingTabs.length,
		};
	});
	assert.deepEqual(left, { commands: 0, cards: 0, tabs: 0 });
});

await browser.close();
if (options.report) {
	fs.mkdirSync(path.dirname(options.report), { recursive: true });
	fs.writeFileSync(options.report, JSON.stringify({ passed, failed }));
}
console.log(`\nEnd to end: ${passed} stories passed, ${failed} failed. Screenshots are in ${SHOTS}`);
process.exit(failed > 0 ? 1 : 0);
