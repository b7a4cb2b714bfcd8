import { story } from '../story.mjs';

const run = id => on => on.page.evaluate(name => window.app.commands.executeCommandById(name), `sworn-journal:${id}`);
const type = words => on => on.page.keyboard.type(words);
const enter = on => on.page.keyboard.press('Enter');
/** The field of text that stands last in the dialog. */
const lastField = async on => {
	await on.page.locator('.modal :is(input[type=text], input[type=number])').last().focus();
};

/** Every window of ours in which something is typed: how it is opened, and how one comes to its field. */
const WINDOWS = [
	{ what: 'a move is looked for', steps: [run('make-a-move'), type('face')], hasList: true },
	{
		what: 'a move is rolled with a number of one’s own',
		steps: [run('make-a-move'), type('face d'), enter, lastField],
	},
	{ what: 'an oracle is looked for', steps: [run('ask-the-oracle'), type('action')], hasList: true },
	{ what: 'a question is asked', steps: [run('ask-the-oracle'), type('is it guarded?')] },
	{ what: 'a character is generated', steps: [run('generate'), type('character'), enter, lastField] },
	{ what: 'a truth in words of one’s own', steps: [run('set-the-truths'), ownWords] },
	{ what: 'an asset is looked for', steps: [run('browse-assets'), type('ship')], hasList: true },
	{ what: 'a foe is looked for', steps: [run('find-a-foe'), type('ch')], hasList: true },
	{ what: 'a character is created', steps: [run('create-a-character'), lastField] },
	{ what: 'a campaign is begun', steps: [run('begin-a-campaign'), lastField] },
	{ what: 'a vow is sworn', steps: [run('new-vow'), lastField] },
	{ what: 'a connection is made', steps: [run('new-connection'), lastField] },
	{ what: 'a clock is started', steps: [run('new-clock'), lastField] },
	{ what: 'a character is renamed', steps: [run('rename-a-track-or-character'), enter, lastField] },
];

async function ownWords({ page }) {
	await page.getByText('My own words').tap();
	await page.locator('.modal textarea').first().focus();
}

/** The last field that shows in this part of the page is touched. */
const touchField = part => async on => {
	const field = on.page.locator(`${part} :is(input[type=text], input[type=number])`).last();
	await field.waitFor();
	await field.tap();
};
const press = name => on => on.page.getByRole('button', { name }).last().tap();

/** Fields that stand in the note, or beside it. */
const FIELDS = [
	{
		what: 'the dice of a record are set',
		part: '.sworn-card',
		steps: [press('More'), press('Reroll or set dice'), touchField('.sworn-card')],
	},
	{
		what: 'the Table looks for an oracle',
		part: '.sworn-table',
		steps: [run('open-the-table'), touchField('.sworn-table'), type('act')],
		hasList: true,
	},
];

const KEYBOARDS = { drawn: 'lies over the page', shrinks: 'leaves half of the page' };

const windows = Object.entries(KEYBOARDS).map(([keyboard, does]) =>
	story(`windows on a phone whose keyboard ${does}`, { phone: true, keyboard }, async on => {
		for (const { what, steps, hasList } of WINDOWS) {
			await on.cursorToEnd();
			for (const step of steps) await step(on);
			await on.keyboardUp();
			await on.shot(`phone-${keyboard}-${what.replace(/\W+/g, '-')}`);
			await on.fieldInSight().catch(error => {
				throw new Error(`${what}: ${error.message}`);
			});
			if (hasList) await on.rowsInSight('.modal');
			await on.inReach('.modal');
			await on.noSidewaysScroll();
			await on.bigTargets('.modal');
			await on.page.keyboard.press('Escape');
			await on.keyboardDown();
		}
	}),
);

/** Forms that are sent with something wrong in them. */
const WRONG = [
	{ what: 'a vow without a name', steps: [run('new-vow'), lastField] },
	{ what: 'a campaign without a name', steps: [run('begin-a-campaign'), lastField] },
	{ what: 'a character without a name', steps: [run('create-a-character'), lastField] },
];

const wrong = Object.entries(KEYBOARDS).map(([keyboard, does]) =>
	story(`what is wrong in a form on a phone whose keyboard ${does}`, { phone: true, keyboard }, async on => {
		for (const { what, steps } of WRONG) {
			await on.cursorToEnd();
			for (const step of steps) await step(on);
			await on.keyboardUp();
			await on.page.keyboard.press('Enter');
			await on.errorInSight().catch(error => {
				throw new Error(`${what}: ${error.message}`);
			});
			await on.shot(`phone-${keyboard}-wrong-${what.replace(/\W+/g, '-')}`);
			await on.page.keyboard.press('Escape');
			await on.keyboardDown();
		}
	}),
);

export default [
	...windows,
	...wrong,
	story('fields in the note and beside it on a phone whose keyboard lies over the page', { phone: true }, async on => {
		for (const { what, part, steps, hasList } of FIELDS) {
			await on.cursorToEnd();
			for (const step of steps) await step(on);
			await on.keyboardUp();
			await on.fieldInSight().catch(error => {
				throw new Error(`${what}: ${error.message}`);
			});
			if (hasList) await on.rowsInSight(part);
			await on.shot(`phone-${what.replace(/\W+/g, '-')}`);
			await on.noSidewaysScroll();
			await on.bigTargets(part);
			await on.keyboardDown();
		}
	}),
];
