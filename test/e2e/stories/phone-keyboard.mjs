import { story } from '../story.mjs';

/** An ability of a companion, which the dialog of a move offers. */
const WISP = {
	'Characters/Wisp.md':
		'---\nsworn: asset\ncharacter: "[[Kestrel Vane]]"\nasset: Banshee\nkind: companion\nabilities: [1, 2, 3]\nhealth: 4\n---\n',
};

const run = id => on => on.run(id);
const type = words => on => on.page.keyboard.type(words);
const enter = on => on.page.keyboard.press('Enter');
/** The field of text that stands last in the dialog. */
const lastField = async on => {
	await on.page.locator('.modal :is(input[type=text], input[type=number])').last().focus();
};

/** Every window of ours in which something is typed: how one comes to its field, and whether a name is `wanted`. */
const WINDOWS = [
	{ what: 'a move is looked for', steps: [run('make-a-move'), type('face')], hasList: true },
	{ what: 'a move with an ability', steps: [run('make-a-move'), type('gain ground'), enter, lastField] },
	{ what: 'an oracle is looked for', steps: [run('ask-the-oracle'), type('action')], hasList: true },
	{ what: 'a question is asked', steps: [run('ask-the-oracle'), type('is it guarded?')] },
	{ what: 'a place is generated', steps: [run('generate'), type('derelict'), enter, lastField] },
	{ what: 'a truth in words of one’s own', steps: [run('set-the-truths'), ownWords] },
	{ what: 'an asset is looked for', steps: [run('browse-assets'), type('ship')], hasList: true },
	{ what: 'a foe is looked for', steps: [run('find-a-foe'), type('ch')], hasList: true },
	{ what: 'a character is created', steps: [run('create-a-character'), lastField], wanted: true },
	{ what: 'a campaign is begun', steps: [run('begin-a-campaign'), lastField] },
	{ what: 'a vow is sworn', steps: [run('new-vow'), lastField], wanted: true },
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

/** Comes to a field, and looks at what the keyboard leaves of the page; `part` is where the field stands. */
async function looksAt(on, { what, part = '.modal', steps, hasList, wanted }) {
	await on.cursorToEnd();
	for (const step of steps) await step(on);
	await on.keyboardUp();
	try {
		await on.fieldInSight();
		if (hasList) await on.rowsInSight(part);
		if (part === '.modal') await on.inReach(part);
		await on.noSidewaysScroll();
		await on.bigTargets(part);
		if (wanted) {
			await on.page.keyboard.press('Enter');
			await on.errorInSight();
		}
	} catch (error) {
		throw new Error(`${what}: ${error.message}`, { cause: error });
	}
}

const KEYBOARDS = { drawn: 'lies over the page', shrinks: 'leaves half of the page' };

export default Object.entries(KEYBOARDS).map(([keyboard, does]) =>
	story(
		`windows on a phone whose keyboard ${does}`,
		{ phone: true, keyboard, files: WISP, theme: 'dark' },
		async on => {
			for (const window of WINDOWS) {
				await looksAt(on, window);
				await on.accessible('.modal');
				await on.page.keyboard.press('Escape');
				await on.page.locator('.modal').waitFor({ state: 'detached' });
				await on.keyboardDown();
			}
			if (keyboard === 'shrinks') return;
			for (const field of FIELDS) {
				await looksAt(on, field);
				await on.keyboardDown();
			}
		},
	),
);
