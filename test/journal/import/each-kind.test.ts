import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import type { StateNote } from '../../../src/journal/import/imported-note';
import { applyChanges } from '../../../src/journal/text/text-change';
import { contextOf } from './import-context';

const NOTES: readonly StateNote[] = [
	{ path: 'Salt/Ada.md', name: 'Ada', kind: 'character' },
	{ path: 'Salt/Ark.md', name: 'Ark', kind: 'vow', rank: 'formidable' },
	{ path: 'Salt/Tide.md', name: 'Tide', kind: 'clock' },
];
const names = namesOf(contextOf([], 'starforged', { notes: NOTES }), new Map([['starship', 'Tern']]));
const IMPORTED = '; imported iron-vault';
const LIKELY = '[Ask the Oracle / Likely](datasworn:move.oracle_rollable:starforged/fate/ask_the_oracle.likely)';
const line = (code: string): string => '`sworn: ' + code + '`';

function inBlock(node: string) {
	const note = '```iron-vault-mechanics\n' + node + '\n```\n';
	const { changes, lines } = importPlay(note, names, 'line');
	return { after: applyChanges(note, changes).trimEnd(), why: lines.map(each => each.why ?? '').join(' '), note };
}

describe('each kind of node', () => {
	it.each([
		['move "Begin a Session"', line(`Begin a Session, by Ada${IMPORTED}`)],
		[
			'move "Face Danger" {\n roll "Edge" action=1 adds=2 stat=2 vs1=3 vs2=9\n}',
			line(`Face Danger, by Ada, edge 2 + 2: 1 vs 3, 9, weak hit${IMPORTED}`),
		],
		[
			'move "Strike" {\n roll "Iron" 2 3 0 8 9\n reroll vs1="1" vs2="4"\n}',
			line(`Strike, by Ada, iron 3: 2 vs 8, 9; reroll 2 vs 1, 4; strong hit${IMPORTED}`),
		],
		[
			'move "Strike" {\n roll "Iron" 2 3 0 8 9\n}\nburn from=10 to=2',
			line(`Strike, by Ada, iron 3: 2 vs 8, 9; burn momentum 10 → 2; strong hit${IMPORTED}`),
		],
		['move "strike"', line(`Strike, by Ada${IMPORTED}`)],
		[
			`move "Ask the Oracle" {\n oracle name="${LIKELY}" result="Yes" roll=34\n}`,
			line(`Ask the Oracle, by Ada; table 34, Yes (likely)${IMPORTED}`),
		],
		['move "House rule" {\n meter "Luck" from=3 to=2\n}', line(`House rule, by Ada; luck 3 → 2${IMPORTED}`)],
		[
			'move "Face Danger" {\n move "Pay the Price"\n}',
			`${line(`Face Danger, by Ada${IMPORTED}`)}\n\n${line(`Pay the Price, by Ada, from Face Danger${IMPORTED}`)}`,
		],
		['meter "Health" from=5 to=4', line('Ada › health 5 → 4')],
		['meter "Starship / Integrity" 4 3', line('Tern › integrity 4 → 3')],
		['progress from-boxes=2 from-ticks=1 name="Ark" rank="formidable"', line('Ark › 9 → 13 ticks')],
		['progress from-boxes=2 name="Ark" rank="formidable"', line('Ark › 8 → 12 ticks')],
		['progress from-ticks=3 name="Ark" rank="formidable"', line('Ark › 3 → 7 ticks')],
		['progress from=38 name="Ark" rank="troublesome"', line('Ark › 38 → 40 ticks')],
		['track name="[[Old/Ark.md|Ark]]" status="added"', line('Ark › vow begun, formidable')],
		['track name="Ark" status="completed"', line('Ark › vow completed')],
		['track name="Ark" status="removed"', line('Ark › vow completed')],
		['track name="Ark" status="reopened"', line('Ark › status completed → open')],
		['track name="Ark" from=4 to=12', line('Ark › 4 → 12 ticks')],
		['clock name="[[Salt/Tide.md|Tide]]" from=0 out-of=4 to=1', line('Tide › 0 → 1 segments, of 4')],
		['clock name="Tide" status="added"', line('Tide › clock begun')],
		['clock name="Tide" status="resolved"', line('Tide › clock completed')],
		['position from="out of combat" to="in a bad spot"', line('Ada › combat none → in a bad spot')],
		['initiative from="no initiative" to="has initiative"', line('Ada › combat no initiative → has initiative')],
		['xp from=3 to=5', line('Ada › experience 3 → 5')],
		['impact "permanently_harmed" true', line('Ada › permanently harmed marked')],
		['impact "wounded" marked=false', line('Ada › wounded cleared')],
		['asset name="Starship" status="added"', line('Tern › asset gained')],
		['asset name="Starship" status="removed"', line('Tern › asset discarded')],
		['asset name="Starship" status="upgraded" ability=2', line('Tern › ability 2 marked')],
		['oracle name="Core Oracles / Theme" result="Trade" roll=96', line('Core / Theme › Trade (rolled: 96)')],
		['- "The lamp goes out."', 'The lamp goes out.'],
		['dice-expr expr="d6" result=4 {\n rolls 4 dice="d6"\n}', line('d6 › 4 (4)')],
		[
			'roll "Iron" action=2 adds=1 stat=3 vs1=8 vs2=9',
			line(`Action Roll, by Ada, iron 3 + 1: 2 vs 8, 9, miss${IMPORTED}`),
		],
		[
			'roll "Iron" 2 3 1 8 9\nreroll action="6"\nburn from=9 to=2',
			line(
				`Action Roll, by Ada, iron 3 + 1: 2 vs 8, 9; reroll 6 vs 8, 9; strong hit; momentum 9 → 2, burned${IMPORTED}`,
			),
		],
		[
			'progress-roll name="Ark" score=6 vs1=3 vs2=9',
			line(`Progress Roll, by Ada, on Ark, progress 6: vs 3, 9, weak hit${IMPORTED}`),
		],
		[
			'move "Forsake Your Vow" {\n track name="Ark" status="completed"\n}',
			line(`move: Forsake Your Vow, by Ada; Ark › vow forsaken${IMPORTED}`),
		],
		[
			'move "Swear an Iron Vow" {\n track name="Lost and gone" status="added"\n}',
			line(`move: Swear an Iron Vow, by Ada; Lost and gone › vow begun${IMPORTED}`),
		],
		[
			'move "Enter the Fray" {\n track name="Hound" status="added"\n}',
			line(`move: Enter the Fray, by Ada; Hound › objective begun${IMPORTED}`),
		],
		[
			'actor "[[Salt/Ada.md|Ada]]" {\n move "Forsake Your Vow"\n}\nmeter "Spirit" 5 4\ntrack name="Ark" status="completed"',
			`${line(`Forsake Your Vow, by Ada${IMPORTED}`)}\n\n${line('Ada › spirit 5 → 4; Ark › vow forsaken')}`,
		],
		[
			'move "Forsake Your Vow"\n- "Later."\ntrack name="Ark" status="completed"',
			`${line(`Forsake Your Vow, by Ada${IMPORTED}`)}\n\nLater.\n\n${line('Ark › vow completed')}`,
		],
		['oracle "50 50" 71 "No"', line(`Ask the Oracle, by Ada; table 71, No (50/50)${IMPORTED}`)],
		[
			'oracle name="Will [[Salt/Tide.md|Tide]] advance? (50 50)" result="No" roll=71 {\n clock "Tide" 1 1 out-of=4\n}',
			line('Tide › 1 → 1 segments, of 4, 50/50: 71, no'),
		],
		['oracle name="Is it dark? (50 50)" result="No" roll=71', line('Is it dark? › no (50/50: 71)')],
		[
			'oracle name="Who is it? (by Tam)" result="A friend" roll=71',
			line('Who is it? (by Tam) › A friend (rolled: 71)'),
		],
		[
			'oracle name="Ask the Oracle: 50 50" result="No" roll=71',
			line(`Ask the Oracle, by Ada; table 71, No (50/50)${IMPORTED}`),
		],
		[
			'move "Ask the Oracle" {\n dice-expr expr="1d100" result=34 {\n  rolls 34 dice="1d100"\n }\n}',
			`${line(`Ask the Oracle, by Ada${IMPORTED}`)}\n\n${line('1d100 › 34 (34)')}`,
		],
		[
			'- "How many?" {\n dice-expr expr="2d6 + 1d4" result=9 {\n  rolls 3 4 dice="2d6"\n  rolls 2 dice="1d4"\n }\n}',
			`How many?\n\n${line('2d6 + 1d4 › 9 (3, 4, 2)')}`,
		],
		[
			'oracle name="Templates / Action + Theme" result="Avoid Trade" roll=1 {\n oracle name="Action" result="Avoid" roll=10\n oracle name="Theme" result="Trade" roll=96\n}',
			line('Templates / Action + Theme › Avoid Trade (rolled: 1, 10, 96)'),
		],
		[
			'oracle-group name="NPC: New NPC" {\n oracle name="Role" result="Smuggler" roll=71\n oracle name="Goal" result="[Action](oracle:x) + [Theme](oracle:y)" roll=90 {\n  oracle name="Action" result="Avoid" roll=10\n  oracle name="Theme" result="Trade" roll=96\n }\n}',
			line('generated: NPC; role: Smuggler; goal: Avoid + Trade; dice: "71; 90, 10, 96"'),
		],
		[
			'oracle-group name="NPC: New NPC" {\n oracle name="Role" result="Smuggler" roll=71 cursed="NAN"\n oracle name="Goal" result="Trade" roll=90 cursed=4\n}',
			line('generated: NPC; role: Smuggler; goal: Trade; dice: "71 (cursed die NAN); 90 (cursed die 4)"'),
		],
		[
			'oracle-group name="NPC: New NPC" {\n oracle name="Role" result="Smuggler" roll=71 cursed=NAN\n oracle name="Goal" result="Trade" roll=90\n}',
			line('generated: NPC; role: Smuggler; goal: Trade; dice: "71 (cursed die NAN); 90"'),
		],
		['oracle name="Theme" result="Trade" roll=96 cursed=0', line('Theme › Trade (cursed die 0) (rolled: 96)')],
		['ACTOR "[[Salt/Ada.md|Ada]]" {\n METER "Spirit" 5 4\n}', line('Ada › spirit 5 → 4')],
	])('becomes ours: %s', (node, after) => expect(inBlock(node).after).toBe(after));

	it.each([
		['die-roll "luck" 4', 'has no counterpart'],
		['moon phase="full"', 'has no counterpart'],
		['reroll action="6"', 'There is no roll above it'],
		['dice-expr expr="2d6" result=9 {\n rolls 3 4 dice="2d6"\n}', 'do not add up'],
		['move "Strike" {\n roll "Iron" action=2 adds=0 stat=3 vs1=12 vs2=9\n}', '10'],
		['meter "Health" from="a lot" to=4', 'no whole number'],
		['- "```"', 'would not stay a paragraph'],
		['/- meter "Health" 5 4', 'comment'],
		['track name="Ark" status="lost"', 'no state of a track'],
	])('stays as it stands, and says why: %s', (node, why) => {
		const { after, note, why: told } = inBlock(node);
		expect(after).toBe(note.trimEnd());
		expect(told).toContain(why);
	});

	it('an action die that is cancelled on a progress roll stays, as there is none', () => {
		const { after, why } = inBlock('progress-roll name="Ark" score=6 vs1=3 vs2=9\nreroll action="0"');
		expect(after).toContain('reroll action="0"');
		expect(why).toContain('The roll above has no action die');
	});
});

it('a fight of Ironsworn without a note is against a foe, and a site of Delve is one', () => {
	const delve = namesOf(contextOf([], 'delve', { notes: NOTES }), new Map());
	const played = (move: string) =>
		importPlay(
			'```iron-vault-mechanics\nmove "' + move + '" {\n track name="Hall" status="added"\n}\n```\n',
			delve,
			'block',
		).changes[0]?.insert;
	expect(played('Enter the Fray')).toContain('Hall › foe begun');
	expect(played('Discover a Site')).toContain('Hall › site begun');
});

describe('a line of a block that no record can hold', () => {
	it.each([
		['move "Strike" {\n moon phase="full"\n}', line(`Strike, by Ada${IMPORTED}`), 'moon phase="full"'],
		['move "Strike" {\n // in the rain\n}', line(`Strike, by Ada${IMPORTED}`), '// in the rain'],
		['move "Strike" why="revenge" {\n}', line(`Strike, by Ada${IMPORTED}`), '// move "Strike" why="revenge"'],
		[
			'move "Strike" {\n roll "Iron" 2 3 0 8 9 why="revenge"\n}',
			line(`Strike, by Ada, iron 3: 2 vs 8, 9, miss${IMPORTED}`),
			'// roll "Iron" 2 3 0 8 9 why="revenge"',
		],
		[
			'move "Strike" {\n meter "Health" 5 4 why="an arrow"\n}',
			line(`Strike, by Ada${IMPORTED}`),
			'meter "Health" 5 4 why="an arrow"',
		],
		['meter "Spirit" 5 4\n/- meter "Health" 5 4', line('Ada › spirit 5 → 4'), '/- meter "Health" 5 4'],
		[
			'actor "[[Salt/Ada.md|Ada]]" {\n meter "Spirit" 5 4\n moon\n}',
			line('Ada › spirit 5 → 4'),
			'actor "[[Salt/Ada.md|Ada]]" {\n    moon\n}',
		],
	])('stays alone, below what is read: %s', (node, record, kept) =>
		expect(inBlock(node).after).toBe(`${record}\n\n\`\`\`iron-vault-mechanics\n${kept}\n\`\`\``),
	);

	it('is reported where the result says the same in other words', () => {
		const { after, why } = inBlock('progress from=8 name="[[Salt/Ark.md|The old barge]]" rank="formidable"');
		expect(after).toBe(line('Ark › 8 → 12 ticks'));
		expect(why).toContain('“[[Salt/Ark.md|The old barge]]” does not stand in the result.');
	});

	it('stays in a fence that its backticks do not close', () => {
		const note = '~~~~iron-vault-mechanics\nmeter "Spirit" 5 4\n- "```"\n~~~~\n';
		const { changes } = importPlay(note, names, 'line');
		expect(applyChanges(note, changes)).toBe(
			`${line('Ada › spirit 5 → 4')}\n\n\`\`\`\`iron-vault-mechanics\n- "\`\`\`"\n\`\`\`\`\n`,
		);
	});
});

describe('burned momentum', () => {
	const STRIKE = 'move "Strike" {\n roll "Iron" 6 3 1 8 9\n}';

	it('never makes an outcome worse', () => {
		expect(inBlock(STRIKE.replace('\n}', '\n burn from=5 to=2\n}')).after).toBe(
			line(`Strike, by Ada, iron 3 + 1: 6 vs 8, 9, strong hit; momentum 5 → 2, burned${IMPORTED}`),
		);
	});

	it.each([
		['prose', '- "I think of home."'],
		['a move without a roll', 'move "Begin a Session"'],
		['an oracle', 'oracle name="Core Oracles / Theme" result="Trade" roll=96'],
	])('belongs to no roll across %s', (_what, between) => {
		const { after, why } = inBlock(`${STRIKE}\n${between}\nburn from=10 to=2`);
		expect(after).toContain('strong hit; imported');
		expect(after).toContain('```iron-vault-mechanics\nburn from=10 to=2\n```');
		expect(why).toContain('There is no roll above it.');
	});

	it('is not that of another character', () => {
		const { after } = inBlock(`${STRIKE}\nactor "Bo" {\n burn from=10 to=2\n}`);
		expect(after).toContain('```iron-vault-mechanics\nactor "Bo" {\n burn from=10 to=2\n}\n```');
	});

	it('in a sentence belongs to the roll right before it alone', () => {
		const roll = '`iv-move:Face Danger|Edge|2|2|0|3|9`';
		const imported = (note: string) => applyChanges(note, importPlay(note, names, 'line').changes);
		expect(imported(`I run ${roll} \`iv-burn:10|2\` and fall.`)).toBe(
			`I run ${line(`Face Danger, by Ada, edge 2: 2 vs 3, 9; burn momentum 10 → 2; strong hit${IMPORTED}`)} and fall.`,
		);
		expect(imported(`I run ${roll} and fall. \`iv-burn:10|2\``)).toBe(
			`I run ${line(`Face Danger, by Ada, edge 2: 2 vs 3, 9, weak hit${IMPORTED}`)} and fall. ${line('Ada › momentum 10 → 2')}`,
		);
	});
});

describe('each kind of inline code', () => {
	const inText = (code: string): string => {
		const note = 'A `' + code + '` b.\n';
		return applyChanges(note, importPlay(note, names, 'line').changes).slice(2, -4);
	};
	it.each([
		['iv-move:Face Danger|Edge|4|2|1|3|9', line(`Face Danger, by Ada, edge 2 + 1: 4 vs 3, 9, weak hit${IMPORTED}`)],
		[
			'iv-move:Face Danger|Edge|4|2|3|3|9|move:starforged/adventure/face_danger|burn=8:2|adds=1(rope),2',
			line(`Face Danger, by Ada, edge 2 + 1 rope + 2: 4 vs 3, 9; burn momentum 8 → 2; weak hit${IMPORTED}`),
		],
		[
			'iv-progress:Fulfill Your Vow|Ark|6|3|9|Salt/Ark.md',
			line(`Fulfill Your Vow, by Ada, on Ark, progress 6: vs 3, 9, weak hit${IMPORTED}`),
		],
		['iv-noroll:Begin a Session', line(`Begin a Session, by Ada${IMPORTED}`)],
		['iv-oracle:Theme|96|Trade|oracle_rollable:starforged/core/theme', line('Core / Theme › Trade (rolled: 96)')],
		['iv-track-create:Ark|Salt/Ark.md', line('Ark › vow begun, formidable')],
		['iv-track-advance:Ark|Salt/Ark.md|4|8|formidable|1', line('Ark › 4 → 8 ticks')],
		['iv-track-advance:quests|Salt/Ada.md|0|2|epic|2', line('Ada › quests 0 → 2 ticks')],
		['iv-track-complete:Ark|Salt/Ark.md', line('Ark › vow completed')],
		['iv-track-reopen:Ark|Salt/Ark.md', line('Ark › status completed → open')],
		['iv-clock-create:Tide|Salt/Tide.md', line('Tide › clock begun')],
		['iv-clock-advance:Tide|Salt/Tide.md|0|1|1', line('Tide › 0 → 1 segments')],
		['iv-clock-resolve:Tide|Salt/Tide.md', line('Tide › clock completed')],
		['iv-meter:Health|5|4', line('Ada › health 5 → 4')],
		['iv-burn:8|2', line('Ada › momentum 8 → 2')],
		['iv-initiative:Position|in control|in a bad spot', line('Ada › combat in control → in a bad spot')],
		['iv-action-roll:Edge|4|2|1|3|9', line(`Action Roll, by Ada, edge 2 + 1: 4 vs 3, 9, weak hit${IMPORTED}`)],
		['iv-entity-create:NPC|Tam|Salt/Tam.md', 'NPC: [[Salt/Tam|Tam]]'],
		['iv-oracle:Ask the Oracle: 50 50|34|Yes', line(`Ask the Oracle, by Ada; table 34, Yes (50/50)${IMPORTED}`)],
		[
			'iv-clock-advance:Tide|Salt/Tide.md|0|1|1|6|odds=50 50:34:Yes',
			line('Tide › 0 → 1 segments, of 6, 50/50: 34, yes'),
		],
		['iv-dice:2d6{4+3} + 1d4{2}|9', line('2d6 + 1d4 › 9 (4, 3, 2)')],
		['iv-dice:2d6|9', line('2d6 › 9')],
		['iv-dice:2d6{4+3} + 1|8', line('2d6 + 1 › 8 (4, 3)')],
		['iv-ooc:we had tea', '(we had tea)'],
	])('becomes ours: %s', (code, after) => expect(inText(code)).toBe(after));

	it.each([
		'iv-entity-create:NPC||Salt/Tam.md',
		'iv-meter:Health|5|4|fell from the mast',
		'iv-noroll:Begin a Session|move:starforged/session/begin_a_session|at dawn',
		'iv-move:Face Danger|Edge|4|2|1|3|9|move:starforged/adventure/face_danger|at dawn',
		'iv-reroll:action|2|6|Edge|2|0|3|9|2',
		'iv-meter:Health|lots|4',
		'iv-moon:full',
	])('stays: %s', code => expect(inText(code)).toBe('`' + code + '`'));
});
