/** Small texts of every kind that is read; what is fed to the readers is made from them. */
const fence = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\`\n`;

export const RECORD = `move: Strike
by: [[Kestrel Vane]]
from: Enter the Fray
track: The reaver
roll: iron 3
add:
  - 1 higher ground
  - 1 Juno, pilot, on a hit momentum +1
with: Archer 1, Line up your shot
cost: 1 (paid above)
rank: formidable
progress: 6
dice: 2 vs 8, 9 # by hand
cancelled: action die 3, momentum -3
reroll: 6 vs 8, 9
burn: momentum 10 → 2
outcome: strong hit, 10 vs 8, 9
as: strong hit (Sojourn)
table: 78, "Something: gives way"
chose: 'Take the foe''s measure'
passed: Swear an Iron Vow
done:
  - next +1 (Secure an Advantage) spent
  - combat in a bad spot → in control, stays
  - The reaver › 8 → 16 ticks (Archer)
  - "Yes: really" › vow completed`;

export const ORACLE =
	'oracle: Core / Action + Theme\nby: Kestrel\ndice: 3; 100\ncursed_die: none; 10\nresult:\n  - Advance\n  - World (cursed)';
export const ASK =
	'ask: They greet us with a feast\nor: They wait with drawn bows\nodds: likely\ndice: 80\nanswer: They wait with drawn bows (extreme)';
export const THING =
	'generated: Planet\nname: Verdance\nregion: Outlands\nfeature:\n  - Kelp forest\n  - Violent + Fortification\nlife: Diverse';
export const TRACK =
	'connection: "Juno: the pilot"\nrank: dangerous\nticks: 12\nrole: [pilot]\nbond: yes\ninfluence: no\nstatus: completed';
export const SESSION = 'session: 3\nby: Kestrel Vane\nmomentum: 2, 3, 5, 5, 1, 5\ncheck: kbdnrtq';
export const CHANGES = 'Kestrel › Vane › momentum 3 → 4 ticks, at its maximum (Juno (pilot))';
export const INLINE =
	'sworn: Kestrel Vane › momentum 3 → 4; Kestrel Vane › wounded marked; Hull breach › 2 → 3 segments, Likely: 34, yes';

export const PROPERTIES = `---
sworn: character
ruleset: starforged
rules: ["[[House rules]]", 'my rules.json']
edge: 2
heart: "1"
health: 5 # so far
momentum: -4
impacts:
  - wounded # since the ark
  - shaken
next: [+1 (Secure an Advantage), "+1, on a hit momentum +1 (Find an Opportunity)"]
combat: in control
quests: &ticks 6
bonds: *ticks
notes: |
  some lines
  of text
nested:
  deep: { a: [1, 2], b: null }
assets: ["[[Rook]]", Veteran, Sleuth (discarded)]
abilities: [1, 3]
integrity: 4
rank: epic
ticks: 8
---
`;

export const NOTE = `${PROPERTIES}
# The dead relay

## Session 1, 2026-11-21

I run. \`sworn: momentum 3 → 4\` and \`\`sworn: The \`ark\` › 8 → 12 ticks\`\` %% aside %%

\`sworn: vow: Find the ark, formidable, 8 ticks; clears doomed\` \`sworn: Core / Action › Advance (rolled: 3)\`
\`sworn: generated: Planet; name: Verdance; feature: Kelp forest\` \`sworn: ask: Is it so?; odds likely\`


${fence(RECORD)}
> [!note] Log
> ${fence(ORACLE).trimEnd().replaceAll('\n', '\n> ')}

- item
  ~~~sworn
  ${ASK.replaceAll('\n', '\n  ')}
  ~~~

${fence(TRACK)}
${fence('show: Kestrel Vane')}
**Session 1 in short: Kestrel Vane**
- 1 move: 1 strong hit
- Meters: momentum 2 → 5

${fence(SESSION)}
<!-- a comment -->
$$ x $$

## Navigation

**We sail.** By the songs.

> **Quest starter:** Find the last lantern.
`;

export const RULES_NOTE = `---
moves: only
replaces: [Set a Course]
meters: { grit: 0-5 }
---
# House moves

## Leap
When **you leap over something**, roll +edge. To do so:

- With speed: Roll +edge
- With care: roll +wits or +heart, whichever is higher

On a **strong hit**, take +1 momentum and mark winded. See [[#Pay the Price|the price]] and [Strike](#Strike).

On a **weak hit**, choose one:
  * Suffer -1 health
  * FACE DANGER again

On a **miss**, [[#Pay the Price]].

\`\`\`effects miss
momentum +2
may Whistle for the dog
	spirit +1
\`\`\`

| 1d100 | Result |
| --- | --- |
| 1-50 | Grass |
| 51 - 00 | Stone, and [[#Ship]] |
`;

export const TABLES_NOTE = `---
sworn: oracles
---
## Weather (d6)

| d6 | Weather | Sea |
| --- | --- | --- |
| 1-3 | Fog \`a\` | flat |
| 4-5 | Rain, and a ship: [[#Ship]] | choppy |
| 6 | As in [[Northern weather#Winter]] ==x== %%y%% | <br> |

## Ship

| Ship | Weight |
| --- | --- |
| A herring smack | ×3 |
| A cutter | 1 |

## Names 2d6+1

1. Ada
2. Bo
`;

export const DATASWORN = JSON.stringify(
	{
		_id: 'house',
		title: 'House',
		type: 'expansion',
		ruleset: 'starforged',
		datasworn_version: '0.1.0',
		rules: {
			impacts: { mine: { label: 'Mine', contents: { winded: { label: 'winded', permanent: false } } } },
			condition_meters: { grit: { min: 0, max: 5, value: 3 } },
		},
		moves: {
			odd: {
				contents: {
					leap: {
						_id: 'move:house/odd/leap',
						name: 'Leap',
						roll_type: 'action_roll',
						text: 'When you leap, roll +edge.\n\nOn a __strong hit__, take +1 momentum.',
						trigger: {
							text: 'When you leap…',
							conditions: [{ method: 'player_choice', roll_options: [{ using: 'stat', stat: 'edge' }] }],
						},
						outcomes: { strong_hit: { text: 'On a __strong hit__, take +1 momentum.' } },
						oracles: { t: { dice: '1d6', rows: [{ min: 1, max: 6, text: 'a' }] } },
					},
				},
			},
		},
		oracles: {
			core: {
				name: 'Core',
				contents: { action: { name: 'Action', dice: '1d100', rows: [{ min: 1, max: 100, text: 'Advance' }] } },
				collections: { deep: { name: 'Deep', contents: {} } },
			},
		},
	},
	undefined,
	1,
);

export const DATASWORN_YAML = `_id: house
type: expansion
moves:
  odd:
    contents:
      leap:
        name: Leap
        roll_type: no_roll
        text: "When you leap, look."
        trigger: { text: When you leap }
oracles:
  core: &core
    name: Core
    contents:
      action: { dice: 1d2, rows: [{ min: 1, max: 2, text: Advance }] }
  again: *core
`;

export const EFFECTS =
	'momentum +2\neach health -1 or spirit -1\nmay Whistle for the dog\n\tspirit +1\nif combat in control\n\tmark wounded';

/** Play of another plugin, as it stands in a journal. */
export const FOREIGN = [
	'I run `iv-move:Face Danger|Edge|4|2|1|3|9|adds=1(why),2|burn=8:2` and `iv-reroll:action|4|6|Edge|1|0|3|9|2` on.',
	'| a | `iv-clock-advance:Tide\\|Salt/Tide.md\\|0\\|1\\|1\\|4\\|odds=Likely:34:Yes` |',
	'```iron-vault-mechanics\nactor name="[[Salt\\/Ada.md|Ada]]" {\n    move "[Face Danger](datasworn:move:starforged\\/adventure\\/face_danger)" {\n        add 1 "high ground"\n        roll "Iron" action=2 adds=1 stat=3 vs1=8 vs2=9\n        burn from=10 to=2 // so\n    }\n    - "The lamp goes out."\n}\n```',
	'```move\nFace Danger: action 3 +2{wits} +1{why} vs 1, 3 (burn: 8>2)\n```',
	'```oracle\nquestion: Is it open?\nroll:\n  roll: 34\n  tableName: Likely\n  results: [Yes]\n```',
	'%% not `iv-meter:Health|5|4` yet %%',
].join('\n\n');
/** The note of a character of another plugin. */
export const FOREIGN_SHEET =
	'---\niron-vault-kind: character\nname: Ada\nforgedkind: character\nedge: 2\nhealth: 5\nmomentum: 3\nmomentum_max: 9\nImpact_wounded: "⬢"\nassets:\n  - id: asset:starforged/path/archer\n    abilities: [true, false, false]\nQuests_Progress: 8\n---\n';
/** Values of the keys of a record. */
export const VALUES = [
	...['iron 3', '1 Juno, pilot, on a hit momentum +1', 'Archer 1, Line up your shot', '2 vs 8, 9', '1 (paid above)'],
	...['action die 3, momentum -3', 'momentum 10 → 2', 'strong hit, 10 vs 8, 9', '78, "Something: gives way"', '6'],
];

export const CALLOUTS = `# Session 1

> [!challenge-weak]- Kestrel Vane Face Danger: Edge + 1
> ![[d6-4-t.svg#invert_W|50]]![[plus-t.svg|15]]![[stat-2-t.svg|50]]![[plus-t.svg|15]]![[add-1-t.svg|50]]![[total-7-t.svg|50]]
> ![[vs-t.svg|50]]![[d10-3-t.svg|50]]![[and-t.svg|50]]![[d10-9-t.svg|50]]
> ### Result: ![[outcome-weak-hit.svg|50]] Weak Hit

> [!progress]+ Find the lamp, Roll to Finish: ![[outcome-miss.svg|35]]
> ![[progress-3-t.svg|50]]![[vs-t.svg|50]]![[d10-8-t.svg|50]]![[and-t.svg|50]]![[d10-8-t.svg|50]]
> ### Result: ![[outcome-miss.svg|35]] Miss with a MATCH!
`;

export const LONELOG = `---
title: The gale
---
S1 *The pier, at dusk*

@(Juno) Face Danger
d: 4 + edge 2 + 1 tailwind = 7 vs 3, 9 -> weak hit
=> health 5 → 4
? Is the hatch guarded (likely)
-> yes (d100=34)
tbl: Core / Action d100=12 -> Advance
gen: Settlement d100=3; d100=12 -> Nullport; location: Deep space
d: 2d6 + 1 -> 9 (3, 5)

> [!note] Words (=> momentum 3 → 2) behind
> @ Strike d: 5 + iron 1 = 6 vs 2, 3 -> strong hit => [Track:Boar 10/10] [Clock:Tide 2/6]
`;

/** A file of Stargazer with a place for each kind of value. */
export const EXPORTED = JSON.stringify({
	name: 'Reach',
	character: [
		{
			name: 'Ilka',
			stats: { edge: 2 },
			tracks: { health: { value: 4, max: 5, min: 0 } },
			impacts: { Misfortunes: [{ name: 'Wounded', marked: true }] },
			legacies: { quests: { plus10: false, boxes: [{ ticks: 4, xp: [true, false] }] } },
			vows: [{ name: 'Home', difficulty: 3, boxes: [4, 1], clocks: ['c1'] }],
			assets: [{ title: 'Ace', items: [{ text: 'Fly <b>well</b>', marked: true }] }],
			gear: 'Rope',
		},
	],
	progressTracks: [],
	clocks: [{ id: 'c1', name: 'Air', segments: 6, filled: 2, advance: 'Likely' }],
	journal: [{ title: 'Landfall', content: '<div>We set <i>down</i>.</div>' }],
	truths: { iron: 'Rare.' },
	sectors: [{ name: 'Veil', cells: { a: { stat: 'location', planets: [{ name: 'Ash', type: 'Ice' }], npcs: [] } } }],
	factions: [{ id: 'f1', name: 'The Tithe' }],
});
