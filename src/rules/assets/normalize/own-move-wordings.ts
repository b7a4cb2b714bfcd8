import { capitalize } from '../../effects/sentences';
import { reworded, type Wording } from './wording';

/** A way in which the outcomes of a move on a card are shortened, and the one name that it leaves out. */
interface Shortening extends Wording<string> {
	/** What the first outcome names, which later ones leave out; without it, there is nothing to put back. */
	readonly named?: RegExp;
}

/** Words that tie an effect to a circumstance, so that a story with them is no mere story. */
const BINDS = /\b(?:if|unless|until|when|while|except|instead|not|no|never|either|before|after)\b/i;

const SHORTENINGS: readonly Shortening[] = [
	{
		example: ['set your light track to +6', 'set your light to 6'],
		pattern: /\bset your ([a-z]+)(?: track)? to \+?(\d)\b/gi,
		put: ([counter = '', value = '']) => `set your ${counter} to ${value}`,
	},
	{
		example: [
			'Set your light to 6. On a weak hit, make it +3',
			'Set your light to 6. On a weak hit, set your light to 3',
		],
		pattern: /\bmake (?:it|them) \+?(\d)(?=[.,;]|$| (?:and|but)\b)/gi,
		named: /\bset your ([a-z]+) to \d/gi,
		put: ([value = ''], counter) => `set your ${counter} to ${value}`,
	},
	{
		example: ['Take up to +3 fire. On a weak hit, take +2', 'Take up to +3 fire. On a weak hit, take +2 fire'],
		pattern:
			/(\bon a (?:weak hit|miss), (?:[^.;]+; )?take (?:up to )?\+\d)(?: instead(?: of \+\d)?)?(?=[.,;]|$| (?:and|but)\b)/gi,
		named: /\b(?:take|or|and) (?:up to )?\+\d ([a-z]+)/gi,
		put: ([take = ''], meter) => `${take} ${meter}`,
	},
	{
		example: ['Regain 2 fuel. On a weak hit, regain only 1', 'Regain 2 fuel. On a weak hit, regain 1 fuel'],
		pattern: /\b(gain|get|recover|regain|restore|take) only (\+?\d)(?=[.,;]|$| (?:and|but)\b)/gi,
		named: /\b(?:gain|get|recover|regain|restore|take|and) (?:up to )?\+?\d ([a-z]+)/gi,
		put: ([take = '', by = ''], meter) => `${take} ${by} ${meter}`,
	},
	{
		example: ['only take +1 spirit', 'take +1 spirit'],
		pattern: /\b(?:only take|take only) (?=\+\d [a-z])/gi,
		put: () => 'take ',
	},
	{
		example: ['On a weak hit, mark 1 tick instead of 2', 'On a weak hit, mark 1 tick on your bonds legacy track'],
		pattern: /\bmark (\d) ticks? instead(?: of \d)?(?=[.,;]|$| (?:and|but)\b)/gi,
		named: /\b\d ticks? on your ([a-z]+) legacy track/gi,
		put: ([ticks = ''], track) => `mark ${ticks} ticks on your ${track} legacy track`,
	},
	{
		example: [
			'On a hit, the aid helps; choose three on a strong hit, and one on a weak hit',
			'On a strong hit, choose three. On a weak hit, choose one',
		],
		pattern:
			/\bon a hit, (?:[^.;\d[]+; )?choose (one|two|three) on a strong hit,? (?:and|or|but) (?:only )?(one|two|three) on a weak hit(?=[.:])/gi,
		put: ([strong = '', weak = '']) => `On a strong hit, choose ${strong}. On a weak hit, choose ${weak}`,
	},
	{
		example: ['the flames are hungry; choose one to sacrifice', 'the flames are hungry; choose one'],
		pattern: /\b(choose (?:one|two|three)) to (?:sacrifice|give up|lose|offer|pay|surrender)(?=[.:])/gi,
		put: ([choose = '']) => choose,
	},
	{
		example: ['as above, but they answer only with time; suffer -2 momentum', 'as above, but suffer -2 momentum'],
		pattern:
			/(\bas above, but |\bon a (?:strong hit|weak hit|miss), )((?:the|its|they|it) [^.;\d[]*\bonly (?:with|through|by|for|at)\b[^.;\d[]*); /gi,
		put: ([ahead = '', story = '']) => (BINDS.test(story) ? undefined : ahead),
	},
	{
		example: ['take +2 momentum now', 'take +2 momentum'],
		pattern: /\b(take \+\d [a-z]+) now\b/gi,
		put: ([take = '']) => take,
	},
	{
		example: ['you and your allies [Lose Momentum] (-1)', '[Lose Momentum] (-1)'],
		pattern: /\byou and (?:your|any|all) allies (?:each )?(?=\[)/gi,
		put: () => '',
	},
	{
		example: ['you and your allies envision how you rest and each take +1 health', 'take +1 health'],
		pattern: /\byou and (?:your|any|all) allies envision [^.;,\d[]+ and (?:each )?(?=take \+\d)/gi,
		put: () => '',
	},
	{
		example: [
			'On a weak hit, as above, but the way is lost. You must first [Face Danger] to find it.',
			'On a weak hit, [Face Danger]. As above.',
		],
		pattern:
			/(\bon a weak hit, )as above, but [^.;\d[]+\. You must first (\[[^\]]+\](?:\([^)]*\))?(?: \(-?\d[^)]*\))?)(?: to [^.,;\d[]+)?(?=\.)/gi,
		put: ([on = '', move = '']) => `${on}${move}. As above`,
	},
	{
		example: [
			'take +2 momentum, and add +1 when you make moves here',
			'take +2 momentum. Add +1 when you make moves here',
		],
		pattern: /(?:;|,? and) (add \+\d when(?:ever)? you (?:make|use)\b(?! your next\b))/gi,
		put: ([add = '']) => `. ${capitalize(add)}`,
	},
	{
		example: [
			'[Lose Momentum] (-1), and it offers no benefits until dawn',
			'[Lose Momentum] (-1). It offers no benefits until dawn',
		],
		pattern:
			/,? and ((?:it|the [a-z' ’]{1,60}) (?:offers|gives|grants|provides) no [a-z]{1,30} until [^.,;[\d]{1,120})(?=[.]|$)/gi,
		put: ([rest = '']) => `. ${capitalize(rest)}`,
	},
];

/** Puts back what the outcomes of a move on a card leave out: "On a weak hit, make it +3". */
export function inFull(text: string): string {
	const plain = text.replace(/(__|\*\*)((?:strong|weak) hit|hit|miss)\1/gi, '$2');
	return SHORTENINGS.reduce((said, shortening) => {
		const { named } = shortening;
		const names = named ? [...new Set([...said.matchAll(named)].map(([, name = '']) => name.toLowerCase()))] : [''];
		const [name] = names;
		// two names, and none can be told from the other
		return name === undefined || names.length > 1 ? said : reworded(said, shortening, name);
	}, plain);
}
