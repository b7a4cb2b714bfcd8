/** A move as a player writes it, and what it has to do. */
export interface OwnMove {
	/** All of it below its name. */
	readonly text: string;
	/** The stats and meters that it can be rolled with, or `progress`; absent for a move without a roll. */
	readonly roll?: string;
	/** In notation; `say …` stands for any words that are shown. Absent where nothing is to be done. */
	readonly always?: string;
	readonly strong?: string;
	readonly weak?: string;
	readonly miss?: string;
}

const plain = (trigger: string, strong: string, weak: string, miss: string): string =>
	`When you ${trigger}.\n\nOn a **strong hit**, ${strong}\n\nOn a **weak hit**, ${weak}\n\nOn a **miss**, ${miss}`;

const labels = (trigger: string, strong: string, weak: string, miss: string): string =>
	`When you ${trigger}.\n\nStrong hit: ${strong}\nWeak hit: ${weak}\nMiss: ${miss}`;

const items = (trigger: string, strong: string, weak: string, miss: string): string =>
	`When you ${trigger}.\n\n- **Strong hit.** ${strong}\n- **Weak hit.** ${weak}\n- **Miss.** ${miss}`;

const rows = (trigger: string, strong: string, weak: string, miss: string): string =>
	`When you ${trigger}.\n\n| Result | What happens |\n| --- | --- |\n| Strong hit | ${strong} |\n| Weak hit | ${weak} |\n| Miss | ${miss} |`;

const choice = (count: string, ...options: readonly (readonly [label: string, ...effects: string[]])[]): string =>
	[
		`choose ${count}`,
		...options.flatMap(([label, ...effects]) => [`\t- ${label}`, ...effects.map(each => `\t\t${each}`)]),
	].join('\n');

const PAY = 'move Pay the Price';

/**
 * Sixty moves in the varied English of players, each with its reading by the words alone, written before the reader was run
 * on them.
 */
export const SIXTY_MOVES: readonly OwnMove[] = [
	// Plain outcomes
	{
		text: plain('haul the nets, roll +iron', 'take +2 supply.', 'take +1 supply.', 'the net tears. Lose 1 supply.'),
		roll: 'iron',
		strong: 'supply +2',
		weak: 'supply +1',
		miss: 'supply -1',
	},
	{
		text: plain('read the tide, roll +wits', 'you gain 2 momentum.', 'you gain 1 momentum.', 'Pay the Price.'),
		roll: 'wits',
		strong: 'momentum +2',
		weak: 'momentum +1',
		miss: PAY,
	},
	{
		text: labels(
			'sing to the herd, roll +heart',
			'Take +1 spirit and +1 momentum.',
			'Take +1 spirit.',
			'Suffer -1 spirit.',
		),
		roll: 'heart',
		strong: 'spirit +1\nmomentum +1',
		weak: 'spirit +1',
		miss: 'spirit -1',
	},
	{
		text: items(
			'pick a lock, roll +shadow',
			'It opens. +1 momentum.',
			'It opens, but noisily. -1 momentum.',
			'Pay the Price.',
		),
		roll: 'shadow',
		strong: 'momentum +1',
		weak: 'momentum -1',
		miss: PAY,
	},
	{
		text: rows('mend a sail, roll +wits', 'Take +2 momentum', 'Take +1 momentum', 'Lose 1 supply'),
		roll: 'wits',
		strong: 'momentum +2',
		weak: 'momentum +1',
		miss: 'supply -1',
	},
	{
		text: plain(
			'ride through the night, roll +edge',
			'you arrive at dawn and take +1 momentum.',
			'you arrive worn out. Suffer -1 health.',
			'your mount founders. Suffer -2 health and lose 1 momentum.',
		),
		roll: 'edge',
		strong: 'momentum +1',
		weak: 'health -1',
		miss: 'health -2\nmomentum -1',
	},
	{
		text: labels(
			'barter at the fair, roll +heart',
			'gain two supply',
			'gain one supply',
			'you are cheated: lose one supply',
		),
		roll: 'heart',
		strong: 'supply +2',
		weak: 'supply +1',
		miss: 'supply -1',
	},
	{
		text: plain(
			'hold the bridge, roll +iron',
			'they turn back. Mark progress.',
			'they turn back, but you are hurt. Mark progress, then Endure Harm (-1).',
			'the bridge is lost. Endure Harm (-2).',
		),
		roll: 'iron',
		strong: 'progress',
		weak: 'progress\nmove Endure Harm -1',
		miss: 'move Endure Harm -2',
	},
	{
		text: plain(
			'lie to a friend, roll +shadow',
			'they believe you.',
			'they believe you, but you do not like yourself for it: -1 spirit.',
			'they know. Endure Stress (-2).',
		),
		roll: 'shadow',
		weak: 'spirit -1',
		miss: 'move Endure Stress -2',
	},
	{
		text: items(
			'dive for the bell, roll +edge',
			'You touch bronze. Take +2 momentum.',
			'You touch something. Take +1 momentum; suffer -1 health.',
			'You come up empty and half drowned. Suffer -2 health.',
		),
		roll: 'edge',
		strong: 'momentum +2',
		weak: 'momentum +1\nhealth -1',
		miss: 'health -2',
	},
	// Rolls in other words
	{
		text: plain('cross the reeds, roll +edge or +shadow', 'take +1 momentum.', 'you are slow.', 'Pay the Price.'),
		roll: 'edge or shadow',
		strong: 'momentum +1',
		miss: PAY,
	},
	{
		text: plain('ration what is left, roll +supply', 'take +1 supply.', 'it lasts.', 'lose 1 supply.'),
		roll: 'supply',
		strong: 'supply +1',
		miss: 'supply -1',
	},
	{
		text: plain('sit with the dying, test your heart', 'take +1 spirit.', 'you stay.', 'suffer -1 spirit.'),
		roll: 'heart',
		strong: 'spirit +1',
		miss: 'spirit -1',
	},
	{
		text: plain('climb the mast, make an edge roll', 'take +1 momentum.', 'you hang on.', 'suffer -2 health.'),
		roll: 'edge',
		strong: 'momentum +1',
		miss: 'health -2',
	},
	{
		text: plain(
			'walk off a wound, roll health or iron, whichever is higher',
			'take +1 health.',
			'you limp.',
			'suffer -1 health.',
		),
		roll: 'health or iron',
		strong: 'health +1',
		miss: 'health -1',
	},
	{
		text: plain('call in a debt, roll plus heart', 'take +1 supply.', 'they stall.', 'lose 1 momentum.'),
		roll: 'heart',
		strong: 'supply +1',
		miss: 'momentum -1',
	},
	{
		text: plain('count the stars, roll with wits', 'take +1 momentum.', 'clouds.', 'lose 1 momentum.'),
		roll: 'wits',
		strong: 'momentum +1',
		miss: 'momentum -1',
	},
	// Both hits
	{
		text: 'When you light a beacon, roll +wits.\n\nOn a **hit**, it burns. Take +1 momentum. On a **weak hit**, suffer -1 supply as well.\n\nOn a **miss**, Pay the Price.',
		roll: 'wits',
		strong: 'momentum +1',
		weak: 'momentum +1\nsupply -1',
		miss: PAY,
	},
	{
		text: 'When you hail a stranger, roll +heart.\n\nOn either hit, they stop. On a strong hit, take +1 momentum too.\n\nOn a miss, Pay the Price.',
		roll: 'heart',
		strong: 'momentum +1',
		miss: PAY,
	},
	{
		text: plain(
			'gather driftwood, roll +wits',
			'take +1 supply and +1 spirit.',
			'as above, but suffer -1 health.',
			'Pay the Price.',
		),
		roll: 'wits',
		strong: 'supply +1\nspirit +1',
		weak: 'supply +1\nspirit +1\nhealth -1',
		miss: PAY,
	},
	{
		text: plain('cut a path, roll +iron', 'mark progress.', 'mark progress, but lose 1 supply.', 'lose 1 supply.'),
		roll: 'iron',
		strong: 'progress',
		weak: 'progress\nsupply -1',
		miss: 'supply -1',
	},
	{
		text: plain(
			'run the rapids, roll +edge',
			'mark progress twice.',
			'mark progress.',
			'suffer -1 supply and -1 health.',
		),
		roll: 'edge',
		strong: 'progress twice',
		weak: 'progress',
		miss: 'supply -1\nhealth -1',
	},
	{
		text: 'When you toast the dead, roll +heart.\n\nOn a strong hit, take +1 spirit. On a strong hit with a match, take +2 spirit instead.\n\nOn a weak hit, you drink.\n\nOn a miss, suffer -1 spirit.',
		roll: 'heart',
		strong: 'spirit +1',
		miss: 'spirit -1',
	},
	// Choices
	{
		text: plain(
			'open the chest, roll +wits',
			'choose one.\n\n- Coin: take +2 supply\n- Charts: take +2 momentum',
			'take +1 supply.',
			'Pay the Price.',
		),
		roll: 'wits',
		strong: choice('1', ['Coin', 'supply +2'], ['Charts', 'momentum +2']),
		weak: 'supply +1',
		miss: PAY,
	},
	{
		text: plain(
			'rest in the chapel, roll +heart',
			'choose two.\n\n- Take +1 health\n- Take +1 spirit\n- Take +1 momentum',
			'take +1 spirit.',
			'lose 1 momentum.',
		),
		roll: 'heart',
		strong: choice(
			'2',
			['Take +1 health', 'health +1'],
			['Take +1 spirit', 'spirit +1'],
			['Take +1 momentum', 'momentum +1'],
		),
		weak: 'spirit +1',
		miss: 'momentum -1',
	},
	{
		text: plain(
			'force the gate, roll +iron',
			'it gives.',
			'it gives, at a price: lose 1 health or lose 1 supply.',
			'Pay the Price.',
		),
		roll: 'iron',
		weak: choice('1', ['Lose 1 health', 'health -1'], ['Lose 1 supply', 'supply -1']),
		miss: PAY,
	},
	{
		text: plain(
			'bribe the watch, roll +shadow',
			'they look away.',
			'they want more. Pay 1 supply, or be marked unprepared.',
			'you are seized. Mark shaken.',
		),
		roll: 'shadow',
		weak: choice('1', ['Pay 1 supply', 'supply -1'], ['Be marked unprepared', 'mark unprepared']),
		miss: 'mark shaken',
	},
	{
		text: plain(
			'search the wreck, roll +wits',
			'pick two from the list.\n\n- Rope: +1 momentum\n- Rum: +1 spirit\n- Biscuit: +1 supply',
			'pick one from the same list.',
			'the hull shifts. Suffer -1 health.',
		),
		roll: 'wits',
		strong: choice('2', ['Rope', 'momentum +1'], ['Rum', 'spirit +1'], ['Biscuit', 'supply +1']),
		weak: choice('1', ['Rope', 'momentum +1'], ['Rum', 'spirit +1'], ['Biscuit', 'supply +1']),
		miss: 'health -1',
	},
	{
		text: plain('comfort a child, roll +heart', 'you may clear shaken.', 'take +1 spirit.', 'suffer -1 spirit.'),
		roll: 'heart',
		strong: 'may Clear shaken\n\tclear shaken',
		weak: 'spirit +1',
		miss: 'spirit -1',
	},
	// Impacts and the state
	{
		text: plain('sew the wound, roll +wits', 'clear wounded.', 'take +1 health.', 'mark wounded.'),
		roll: 'wits',
		strong: 'clear wounded',
		weak: 'health +1',
		miss: 'mark wounded',
	},
	{
		text: plain(
			'drink from the spring, roll +heart',
			'if you are wounded, clear it. Otherwise, take +2 health.',
			'take +1 health.',
			'suffer -1 health.',
		),
		roll: 'heart',
		strong: 'if wounded\n\tclear wounded\nelse\n\thealth +2',
		weak: 'health +1',
		miss: 'health -1',
	},
	{
		text: plain(
			'face the mirror, roll +heart',
			'clear shaken and take +1 spirit.',
			'if you are shaken, suffer -1 spirit.',
			'mark shaken. If you are already shaken, suffer -2 spirit instead.',
		),
		roll: 'heart',
		strong: 'clear shaken\nspirit +1',
		weak: 'if shaken\n\tspirit -1',
		miss: 'if shaken\n\tspirit -2\nelse\n\tmark shaken',
	},
	{
		text: plain('pack for winter, roll +supply', 'clear unprepared.', 'you make do.', 'mark unprepared.'),
		roll: 'supply',
		strong: 'clear unprepared',
		miss: 'mark unprepared',
	},
	{
		text: plain(
			'march on, roll +iron',
			'take +1 momentum.',
			'suffer -1 health or -1 spirit.',
			'suffer -1 health and -1 spirit.',
		),
		roll: 'iron',
		strong: 'momentum +1',
		weak: choice('1', ['Suffer -1 health', 'health -1'], ['Suffer -1 spirit', 'spirit -1']),
		miss: 'health -1\nspirit -1',
	},
	{
		text: plain(
			'lose yourself in work, roll +wits',
			'reset your momentum.',
			'take +1 momentum.',
			'set your momentum to 0.',
		),
		roll: 'wits',
		strong: 'momentum reset',
		weak: 'momentum +1',
		miss: 'momentum to 0',
	},
	// Other moves
	{
		text: plain(
			'track the wolf, roll +wits',
			'you find the den. Enter the Fray when you are ready.',
			'it finds you. Enter the Fray.',
			'it finds your camp. Lose 2 supply.',
		),
		roll: 'wits',
		strong: 'may Enter the Fray when you are ready\n\tmove Enter the Fray',
		weak: 'move Enter the Fray',
		miss: 'supply -2',
	},
	{
		text: plain(
			'swear by the well, roll +heart',
			'Swear an Iron Vow and add +1.',
			'Swear an Iron Vow.',
			'the well is silent. Lose 1 momentum.',
		),
		roll: 'heart',
		strong: 'move Swear an Iron Vow add +1',
		weak: 'move Swear an Iron Vow',
		miss: 'momentum -1',
	},
	{
		text: plain(
			'eavesdrop, roll +shadow',
			'Gather Information, and treat it as a strong hit.',
			'take +1 momentum.',
			'you are seen. Face Danger.',
		),
		roll: 'shadow',
		strong: 'move Gather Information as strong hit',
		weak: 'momentum +1',
		miss: 'move Face Danger',
	},
	{
		text: plain('aim with care, roll +edge', 'add +1 on your next move.', 'take +1 momentum.', 'lose 1 momentum.'),
		roll: 'edge',
		strong: 'next +1',
		weak: 'momentum +1',
		miss: 'momentum -1',
	},
	{
		text: plain(
			'set an ambush, roll +shadow',
			'you are in control and take +1 momentum.',
			'you are in control.',
			'you are in a bad spot.',
		),
		roll: 'shadow',
		strong: 'combat in control\nmomentum +1',
		weak: 'combat in control',
		miss: 'combat in a bad spot',
	},
	{
		text: plain(
			'parley under a white flag, roll +heart',
			'the fight ends.',
			'they ask for something first.',
			'it was a trick. You are in a bad spot; Pay the Price.',
		),
		roll: 'heart',
		miss: 'combat in a bad spot\nmove Pay the Price',
	},
	// Without a roll
	{ text: 'When you share a meal, take +1 spirit.', always: 'spirit +1' },
	{ text: 'When you break bread with a foe, take +1 momentum and lose 1 supply.', always: 'momentum +1\nsupply -1' },
	{
		text: 'When you bury a friend, choose one.\n\n- You weep: take +1 spirit\n- You swear: Swear an Iron Vow',
		always: choice('1', ['You weep', 'spirit +1'], ['You swear', 'move Swear an Iron Vow']),
	},
	{
		text: 'When you wake from a bad dream, suffer -1 spirit. You may Ask the Oracle what it meant.',
		always: 'spirit -1',
	},
	{ text: 'When you cross a border, lose 1 supply for the toll.', always: 'supply -1' },
	{
		text: 'When you come home, take +2 spirit. If you are wounded, take +1 health as well.',
		always: 'spirit +2\nif wounded\n\thealth +1',
	},
	{
		text: 'When the lantern goes out, roll on the table below.\n\n| Roll | Result |\n| --- | --- |\n| 1-50 | Dark |\n| 51-100 | Darker |',
		always: 'table',
	},
	{ text: 'When a season ends, spend 1 supply to gain 1 health.', always: 'exchange\n\tsupply -1\nfor\n\thealth +1' },
	{ text: 'When you give a thing away, hand over 1 supply and clear shaken.', always: 'supply -1\nclear shaken' },
	// Progress
	{
		text: 'When you bring the caravan home, roll both challenge dice and compare to your progress.\n\nOn a **strong hit**, take +2 momentum.\n\nOn a **weak hit**, take +1 momentum.\n\nOn a **miss**, Pay the Price.',
		roll: 'progress',
		strong: 'momentum +2',
		weak: 'momentum +1',
		miss: PAY,
	},
	{
		text: 'When the ark is built, make a progress roll.\n\nStrong hit: it floats. Take +2 spirit.\nWeak hit: it leaks. Take +1 spirit.\nMiss: it sinks. Suffer -2 spirit.',
		roll: 'progress',
		strong: 'spirit +2',
		weak: 'spirit +1',
		miss: 'spirit -2',
	},
	// What cannot be carried out, and has to be shown
	{
		text: plain('stir the hive, roll +edge', 'draw two cards.', 'draw one card.', 'discard your hand.'),
		roll: 'edge',
		strong: 'say …',
		weak: 'say …',
		miss: 'say …',
	},
	{
		text: plain(
			'flatter the duke, roll +heart',
			'gain a favour of the court.',
			'lose a favour of the court, or take +1 momentum.',
			'the doom track rises by one.',
		),
		roll: 'heart',
		strong: 'say …',
		weak: choice('1', ['Lose a favour of the court', 'say …'], ['Take +1 momentum', 'momentum +1']),
		miss: 'say …',
	},
	{
		text: plain(
			'tempt fate, roll +shadow',
			'take +1 momentum for each foe you can see.',
			'take +1 momentum unless you are alone.',
			'halve your supply.',
		),
		roll: 'shadow',
		strong: 'say …',
		weak: 'say …',
		miss: 'say …',
	},
	{
		text: plain(
			'take the oath of ash, roll +iron',
			'until you break it, you cannot lose spirit.',
			'take +1 spirit, but never above 3.',
			'remove the oath from your sheet.',
		),
		roll: 'iron',
		strong: 'say …',
		weak: 'say …',
		miss: 'say …',
	},
	// Colloquial
	{
		text: labels(
			'blag your way in, roll +shadow',
			'you’re in, and +1 momentum',
			'you’re in',
			'they’ve got your number; -1 momentum',
		),
		roll: 'shadow',
		strong: 'momentum +1',
		miss: 'momentum -1',
	},
	{
		text: plain(
			'shake off the cold, roll +iron',
			'you get 1 health back.',
			'you are cold, no more.',
			'you drop 1 health and 1 spirit.',
		),
		roll: 'iron',
		strong: 'health +1',
		miss: 'health -1\nspirit -1',
	},
	{
		text: plain(
			'swap stories, roll +heart',
			'everybody laughs: your spirit goes up by 1.',
			'somebody laughs.',
			'nobody laughs: your spirit goes down by 1.',
		),
		roll: 'heart',
		strong: 'spirit +1',
		miss: 'spirit -1',
	},
	{
		text: items(
			'patch the roof, roll +wits',
			'Dry at last. Take a point of spirit.',
			'It drips. Nothing gained.',
			'You fall. Lose two points of health.',
		),
		roll: 'wits',
		strong: 'spirit +1',
		miss: 'health -2',
	},
];
