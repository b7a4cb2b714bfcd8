import { rows } from '../../support/rows';

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

type Shape = (trigger: string, strong: string, weak: string, miss: string) => string;

const SHAPES: Readonly<Record<string, Shape>> = {
	plain: (trigger, strong, weak, miss) =>
		`When you ${trigger}.\n\nOn a **strong hit**, ${strong}\n\nOn a **weak hit**, ${weak}\n\nOn a **miss**, ${miss}`,
	labels: (trigger, strong, weak, miss) =>
		`When you ${trigger}.\n\nStrong hit: ${strong}\nWeak hit: ${weak}\nMiss: ${miss}`,
	items: (trigger, strong, weak, miss) =>
		`When you ${trigger}.\n\n- **Strong hit.** ${strong}\n- **Weak hit.** ${weak}\n- **Miss.** ${miss}`,
	rows: (trigger, strong, weak, miss) =>
		`When you ${trigger}.\n\n| Result | What happens |\n| --- | --- |\n| Strong hit | ${strong} |\n| Weak hit | ${weak} |\n| Miss | ${miss} |`,
};

/** The shape, the trigger and the roll of a move in one line, then the words of each outcome and what they come to. */
const ROLLED = rows`
	plain => haul the nets, roll +iron => iron
		take +2 supply. => supply +2
		take +1 supply. => supply +1
		the net tears. Lose 1 supply. => supply -1
	plain => read the tide, roll +wits => wits
		you gain 2 momentum. => momentum +2
		you gain 1 momentum. => momentum +1
		Pay the Price. => move Pay the Price
	labels => sing to the herd, roll +heart => heart
		Take +1 spirit and +1 momentum. => spirit +1\nmomentum +1
		Take +1 spirit. => spirit +1
		Suffer -1 spirit. => spirit -1
	items => pick a lock, roll +shadow => shadow
		It opens. +1 momentum. => momentum +1
		It opens, but noisily. -1 momentum. => momentum -1
		Pay the Price. => move Pay the Price
	rows => mend a sail, roll +wits => wits
		Take +2 momentum => momentum +2
		Take +1 momentum => momentum +1
		Lose 1 supply => supply -1
	plain => ride through the night, roll +edge => edge
		you arrive at dawn and take +1 momentum. => momentum +1
		you arrive worn out. Suffer -1 health. => health -1
		your mount founders. Suffer -2 health and lose 1 momentum. => health -2\nmomentum -1
	labels => barter at the fair, roll +heart => heart
		gain two supply => supply +2
		gain one supply => supply +1
		you are cheated: lose one supply => supply -1
	plain => hold the bridge, roll +iron => iron
		they turn back. Mark progress. => progress
		they turn back, but you are hurt. Mark progress, then Endure Harm (-1). => progress\nmove Endure Harm -1
		the bridge is lost. Endure Harm (-2). => move Endure Harm -2
	plain => lie to a friend, roll +shadow => shadow
		they believe you. =>
		they believe you, but you do not like yourself for it: -1 spirit. => spirit -1
		they know. Endure Stress (-2). => move Endure Stress -2
	items => dive for the bell, roll +edge => edge
		You touch bronze. Take +2 momentum. => momentum +2
		You touch something. Take +1 momentum; suffer -1 health. => momentum +1\nhealth -1
		You come up empty and half drowned. Suffer -2 health. => health -2
	plain => cross the reeds, roll +edge or +shadow => edge or shadow
		take +1 momentum. => momentum +1
		you are slow. =>
		Pay the Price. => move Pay the Price
	plain => ration what is left, roll +supply => supply
		take +1 supply. => supply +1
		it lasts. =>
		lose 1 supply. => supply -1
	plain => sit with the dying, test your heart => heart
		take +1 spirit. => spirit +1
		you stay. =>
		suffer -1 spirit. => spirit -1
	plain => climb the mast, make an edge roll => edge
		take +1 momentum. => momentum +1
		you hang on. =>
		suffer -2 health. => health -2
	plain => walk off a wound, roll health or iron, whichever is higher => health or iron
		take +1 health. => health +1
		you limp. =>
		suffer -1 health. => health -1
	plain => call in a debt, roll plus heart => heart
		take +1 supply. => supply +1
		they stall. =>
		lose 1 momentum. => momentum -1
	plain => count the stars, roll with wits => wits
		take +1 momentum. => momentum +1
		clouds. =>
		lose 1 momentum. => momentum -1
	plain => gather driftwood, roll +wits => wits
		take +1 supply and +1 spirit. => supply +1\nspirit +1
		as above, but suffer -1 health. => supply +1\nspirit +1\nhealth -1
		Pay the Price. => move Pay the Price
	plain => cut a path, roll +iron => iron
		mark progress. => progress
		mark progress, but lose 1 supply. => progress\nsupply -1
		lose 1 supply. => supply -1
	plain => run the rapids, roll +edge => edge
		mark progress twice. => progress twice
		mark progress. => progress
		suffer -1 supply and -1 health. => supply -1\nhealth -1
	plain => open the chest, roll +wits => wits
		choose one.\n\n- Coin: take +2 supply\n- Charts: take +2 momentum => choose 1\n\t- Coin\n\t\tsupply +2\n\t- Charts\n\t\tmomentum +2
		take +1 supply. => supply +1
		Pay the Price. => move Pay the Price
	plain => rest in the chapel, roll +heart => heart
		choose two.\n\n- Take +1 health\n- Take +1 spirit\n- Take +1 momentum => choose 2\n\t- Take +1 health\n\t\thealth +1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Take +1 momentum\n\t\tmomentum +1
		take +1 spirit. => spirit +1
		lose 1 momentum. => momentum -1
	plain => force the gate, roll +iron => iron
		it gives. =>
		it gives, at a price: lose 1 health or lose 1 supply. => choose 1\n\t- Lose 1 health\n\t\thealth -1\n\t- Lose 1 supply\n\t\tsupply -1
		Pay the Price. => move Pay the Price
	plain => bribe the watch, roll +shadow => shadow
		they look away. =>
		they want more. Pay 1 supply, or be marked unprepared. => choose 1\n\t- Pay 1 supply\n\t\tsupply -1\n\t- Be marked unprepared\n\t\tmark unprepared
		you are seized. Mark shaken. => mark shaken
	plain => search the wreck, roll +wits => wits
		pick two from the list.\n\n- Rope: +1 momentum\n- Rum: +1 spirit\n- Biscuit: +1 supply => choose 2\n\t- Rope\n\t\tmomentum +1\n\t- Rum\n\t\tspirit +1\n\t- Biscuit\n\t\tsupply +1
		pick one from the same list. => choose 1\n\t- Rope\n\t\tmomentum +1\n\t- Rum\n\t\tspirit +1\n\t- Biscuit\n\t\tsupply +1
		the hull shifts. Suffer -1 health. => health -1
	plain => comfort a child, roll +heart => heart
		you may clear shaken. => may Clear shaken\n\tclear shaken
		take +1 spirit. => spirit +1
		suffer -1 spirit. => spirit -1
	plain => sew the wound, roll +wits => wits
		clear wounded. => clear wounded
		take +1 health. => health +1
		mark wounded. => mark wounded
	plain => drink from the spring, roll +heart => heart
		if you are wounded, clear it. Otherwise, take +2 health. => if wounded\n\tclear wounded\nelse\n\thealth +2
		take +1 health. => health +1
		suffer -1 health. => health -1
	plain => face the mirror, roll +heart => heart
		clear shaken and take +1 spirit. => clear shaken\nspirit +1
		if you are shaken, suffer -1 spirit. => if shaken\n\tspirit -1
		mark shaken. If you are already shaken, suffer -2 spirit instead. => if shaken\n\tspirit -2\nelse\n\tmark shaken
	plain => pack for winter, roll +supply => supply
		clear unprepared. => clear unprepared
		you make do. =>
		mark unprepared. => mark unprepared
	plain => march on, roll +iron => iron
		take +1 momentum. => momentum +1
		suffer -1 health or -1 spirit. => choose 1\n\t- Suffer -1 health\n\t\thealth -1\n\t- Suffer -1 spirit\n\t\tspirit -1
		suffer -1 health and -1 spirit. => health -1\nspirit -1
	plain => lose yourself in work, roll +wits => wits
		reset your momentum. => momentum reset
		take +1 momentum. => momentum +1
		set your momentum to 0. => momentum to 0
	plain => track the wolf, roll +wits => wits
		you find the den. Enter the Fray when you are ready. => may Enter the Fray when you are ready\n\tmove Enter the Fray
		it finds you. Enter the Fray. => move Enter the Fray
		it finds your camp. Lose 2 supply. => supply -2
	plain => swear by the well, roll +heart => heart
		Swear an Iron Vow and add +1. => move Swear an Iron Vow add +1
		Swear an Iron Vow. => move Swear an Iron Vow
		the well is silent. Lose 1 momentum. => momentum -1
	plain => eavesdrop, roll +shadow => shadow
		Gather Information, and treat it as a strong hit. => move Gather Information as strong hit
		take +1 momentum. => momentum +1
		you are seen. Face Danger. => move Face Danger
	plain => aim with care, roll +edge => edge
		add +1 on your next move. => next +1
		take +1 momentum. => momentum +1
		lose 1 momentum. => momentum -1
	plain => set an ambush, roll +shadow => shadow
		you are in control and take +1 momentum. => combat in control\nmomentum +1
		you are in control. => combat in control
		you are in a bad spot. => combat in a bad spot
	plain => parley under a white flag, roll +heart => heart
		the fight ends. =>
		they ask for something first. =>
		it was a trick. You are in a bad spot; Pay the Price. => combat in a bad spot\nmove Pay the Price
	plain => stir the hive, roll +edge => edge
		draw two cards. => say …
		draw one card. => say …
		discard your hand. => say …
	plain => flatter the duke, roll +heart => heart
		gain a favour of the court. => say …
		lose a favour of the court, or take +1 momentum. => choose 1\n\t- Lose a favour of the court\n\t\tsay …\n\t- Take +1 momentum\n\t\tmomentum +1
		the doom track rises by one. => say …
	plain => tempt fate, roll +shadow => shadow
		take +1 momentum for each foe you can see. => say …
		take +1 momentum unless you are alone. => say …
		halve your supply. => say …
	plain => take the oath of ash, roll +iron => iron
		until you break it, you cannot lose spirit. => say …
		take +1 spirit, but never above 3. => say …
		remove the oath from your sheet. => say …
	labels => blag your way in, roll +shadow => shadow
		you’re in, and +1 momentum => momentum +1
		you’re in =>
		they’ve got your number; -1 momentum => momentum -1
	plain => shake off the cold, roll +iron => iron
		you get 1 health back. => health +1
		you are cold, no more. =>
		you drop 1 health and 1 spirit. => health -1\nspirit -1
	plain => swap stories, roll +heart => heart
		everybody laughs: your spirit goes up by 1. => spirit +1
		somebody laughs. =>
		nobody laughs: your spirit goes down by 1. => spirit -1
	items => patch the roof, roll +wits => wits
		Dry at last. Take a point of spirit. => spirit +1
		It drips. Nothing gained. =>
		You fall. Lose two points of health. => health -2
`;

/** The whole text, and what it comes to. */
const UNROLLED = rows`
	When you share a meal, take +1 spirit. => spirit +1
	When you break bread with a foe, take +1 momentum and lose 1 supply. => momentum +1\nsupply -1
	When you bury a friend, choose one.\n\n- You weep: take +1 spirit\n- You swear: Swear an Iron Vow => choose 1\n\t- You weep\n\t\tspirit +1\n\t- You swear\n\t\tmove Swear an Iron Vow
	When you wake from a bad dream, suffer -1 spirit. You may Ask the Oracle what it meant. => spirit -1
	When you cross a border, lose 1 supply for the toll. => supply -1
	When you come home, take +2 spirit. If you are wounded, take +1 health as well. => spirit +2\nif wounded\n\thealth +1
	When the lantern goes out, roll on the table below.\n\n| Roll | Result |\n| --- | --- |\n| 1-50 | Dark |\n| 51-100 | Darker | => table
	When a season ends, spend 1 supply to gain 1 health. => exchange\n\tsupply -1\nfor\n\thealth +1
	When you give a thing away, hand over 1 supply and clear shaken. => supply -1\nclear shaken
`;

const rolledMoves: readonly OwnMove[] = ROLLED.flatMap(([shape = '', trigger = '', roll], at) => {
	if (roll === undefined) return [];
	const [[onStrong = '', strong] = [], [onWeak = '', weak] = [], [onMiss = '', miss] = []] = ROLLED.slice(at + 1);
	const text = SHAPES[shape]?.(trigger, onStrong, onWeak, onMiss) ?? '';
	return [{ text, roll, strong: strong ?? '', weak: weak ?? '', miss: miss ?? '' }];
});

/**
 * Sixty moves in the varied English of players, each with its reading by the words alone, written before the reader was run
 * on them.
 */
export const SIXTY_MOVES: readonly OwnMove[] = [
	...rolledMoves,
	...UNROLLED.map(([text = '', always = '']) => ({ text, always })),
	{
		text: 'When you light a beacon, roll +wits.\n\nOn a **hit**, it burns. Take +1 momentum. On a **weak hit**, suffer -1 supply as well.\n\nOn a **miss**, Pay the Price.',
		roll: 'wits',
		strong: 'momentum +1',
		weak: 'momentum +1\nsupply -1',
		miss: 'move Pay the Price',
	},
	{
		text: 'When you hail a stranger, roll +heart.\n\nOn either hit, they stop. On a strong hit, take +1 momentum too.\n\nOn a miss, Pay the Price.',
		roll: 'heart',
		strong: 'momentum +1',
		miss: 'move Pay the Price',
	},
	{
		text: 'When you toast the dead, roll +heart.\n\nOn a strong hit, take +1 spirit. On a strong hit with a match, take +2 spirit instead.\n\nOn a weak hit, you drink.\n\nOn a miss, suffer -1 spirit.',
		roll: 'heart',
		strong: 'spirit +1',
		miss: 'spirit -1',
	},
	{
		text: 'When you bring the caravan home, roll both challenge dice and compare to your progress.\n\nOn a **strong hit**, take +2 momentum.\n\nOn a **weak hit**, take +1 momentum.\n\nOn a **miss**, Pay the Price.',
		roll: 'progress',
		strong: 'momentum +2',
		weak: 'momentum +1',
		miss: 'move Pay the Price',
	},
	{
		text: 'When the ark is built, make a progress roll.\n\nStrong hit: it floats. Take +2 spirit.\nWeak hit: it leaks. Take +1 spirit.\nMiss: it sinks. Suffer -2 spirit.',
		roll: 'progress',
		strong: 'spirit +2',
		weak: 'spirit +1',
		miss: 'spirit -2',
	},
];
