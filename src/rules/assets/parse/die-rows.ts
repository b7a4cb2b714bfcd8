import { lowerFirst } from '../../core/first-letter';
import { capitalize, withoutBrackets, type Sentence } from '../../effects/sentences';
import type { TableRow } from '../../move';
import { isRulesInstruction } from '../triggers/rules-instruction';
import type { TriggeredText } from './ability-roll';

const DIE =
	'(?:(?:only )?(?:an|the|your) action die|(?:a|one) challenge die|(?:the|your) oracle dice|(?:1|an? |one )?d\\d+)';
const LIMIT = '(?:(once [^,;[\\]]+|one time only), )?';
const PRICE = '\\[[^\\]]+\\] \\(-\\d\\)|suffer -\\d [a-z]+';
/** "When you drink of it, suffer -1 health and roll your action die" */
const AT_ONCE = new RegExp(`^${LIMIT}when(?:ever)? (you [^[\\]]+?), (?:([^,;]+?),? and )?(roll ${DIE})$`, 'i');
/** "Once per day, when you are at home, you may suffer -1 supply and brew the potion" */
const OFFER = new RegExp(
	`^${LIMIT}(?:when(?:ever)? ([^,;]+), )?you may (?:(instead) )?(?:(${PRICE}) and )?([^;[\\]]+)$`,
	'i',
);
/** "If you do, raise your wits by 1 and roll a d6" */
const THEN = new RegExp(`^(?:if you do, )?(?:(.+?),? and )?(roll ${DIE})$`, 'i');
/** "When you ask, use your oracle dice to choose a table (1-50: Action, 51-100: Theme)" */
const INLINE = new RegExp(
	`^${LIMIT}when(?:ever)? (you [^[\\]]{1,120}?), (?:use|roll) (${DIE}) to ([^():]{1,80}) \\((\\d{1,3}[^()]{1,600})\\)$`,
	'i',
);
/** What asking the oracle does anyway. */
const TO_LEARN = /^(?:then, )?roll (?:on (?:it|that table) )?to (?:find out|learn|see) [^;[\]\d]+$/i;
const ROW = /^on an? (\d+)(?:-(\d+)| or (greater|higher|more|less|lower))?, (.+)$/i;
const ON = /^on (?=\d)/i;
/** What opens a result without saying anything. */
const OPENS = /^(?:you (?:must )?(?:also )?|automatically )/i;
const FORCED = /^you (?:must|are forced to|have to) \[([^\]]+)\]$/i;

interface Opening {
	/** "you drink of it" */
	readonly trigger: string;
	/** "suffer -1 health" */
	readonly price: string;
	/** "roll your action die" */
	readonly die: string;
}

/** The sentences of an ability that are a roll of one die with a result for each range of its faces. */
export function rollOfOneDie(sentences: readonly Sentence[]): TriggeredText | undefined {
	const at = sentences.findIndex(each => !isStory(each));
	const [first = '', second = '', ...others] = sentences.slice(Math.max(at, 0));
	const inline = INLINE.exec(first);
	if (inline) {
		const [, limit, trigger = '', die = '', aim = '', list = ''] = inline;
		const isOracle = /\b(?:oracle|table)\b/i.test(aim);
		const items = list.split(', ').map(item => /^(\d+)(?:-(\d+))?: (.+)$/.exec(item));
		const rows = items.flatMap(found =>
			found ? rowOf(found[1], found[2] ?? found[1], `${isOracle ? 'Ask the oracle ' : ''}${found[3] ?? ''}`) : [],
		);
		const after = isOracle && TO_LEARN.test(second) ? others : [second, ...others];
		return rows.length < items.length
			? undefined
			: withTable({ trigger: whenDone(trigger, [limit]), price: '', die }, rows, after);
	}
	const [, limit, trigger, price = '', die] = AT_ONCE.exec(first) ?? [];
	if (trigger !== undefined && die !== undefined)
		return withTable(
			{ trigger: whenDone(trigger, [limit]), price, die },
			...rowsFirst([second, ...others], sidesOf(die)),
		);
	const [, often, place, instead, paid, done] = OFFER.exec(first) ?? [];
	const [, more, rolled] = THEN.exec(second) ?? [];
	const forced = FORCED.exec(place ?? '')?.[1];
	if (done === undefined || rolled === undefined || (instead === undefined) !== (forced === undefined))
		return undefined;
	const where = forced === undefined ? place && `when ${withoutBrackets(place)}` : `instead of the move ${forced}`;
	const opening = {
		trigger: whenDone(`you ${done}`, [where, often]),
		price: [paid, more].filter(Boolean).join(' and '),
	};
	return withTable({ ...opening, die: rolled }, ...rowsFirst(others, sidesOf(rolled)));
}

const isStory = (sentence: Sentence): boolean =>
	!/^(?:when|once|one time|you may)\b/i.test(sentence) && !isRulesInstruction(sentence);

const whenDone = (trigger: string, asides: readonly (string | undefined)[]): string => {
	const aside = asides.flatMap(each => (each ? lowerFirst(each) : [])).join('; ');
	return aside === '' ? trigger : `${trigger} (${aside})`;
};

function sidesOf(die: string): number {
	if (/action/i.test(die)) return 6;
	return /challenge/i.test(die) ? 10 : /oracle/i.test(die) ? 100 : Number(/d(\d+)/i.exec(die)?.[1]);
}

/** The results at the start, and the sentences after them. */
function rowsFirst(sentences: readonly Sentence[], sides: number): [readonly TableRow[], readonly Sentence[]] {
	const rows: TableRow[] = [];
	for (const sentence of sentences) {
		const [, from, to, open, words] = ROW.exec(sentence.replace(/–/g, '-').replace(ON, 'On a ')) ?? [];
		if (from === undefined || words === undefined) break;
		const isDown = /less|lower/i.test(open ?? '');
		const [, less] = /^make it ([+-]\d)$/i.exec(words) ?? [];
		const said = less === undefined ? words : (rows.at(-1)?.text ?? '').replace(/[+-]\d/, less);
		rows.push(...rowOf(isDown ? '1' : from, isDown ? from : (to ?? (open ? String(sides) : from)), said));
	}
	return [rows, sentences.slice(rows.length)];
}

const rowOf = (min = '', max = '', words = ''): readonly TableRow[] => [
	{
		min: Number(min),
		max: Number(max),
		text: `${capitalize(withoutBrackets(words.replace(OPENS, '').replace(/[.]$/, '')))}.`,
	},
];

/** With a row for the faces of which nothing is said; `undefined` if a face has two results. */
function withTable(opening: Opening, said: readonly TableRow[], after: readonly Sentence[]): TriggeredText | undefined {
	const { trigger, price, die } = opening;
	const sides = sidesOf(die);
	const rows: TableRow[] = [];
	let next = 1;
	for (const row of [...said].sort((one, other) => Number(one.min) - Number(other.min))) {
		const { min, max } = row;
		if (min === null || max === null || min < next || max < min || max > sides) return undefined;
		rows.push(...otherwise(next, min - 1), row);
		next = max + 1;
	}
	if (said.length === 0 || after.some(sentence => /^(?:when|whenever|once|on an?)\b/i.test(sentence))) return undefined;
	const sentences = [price, 'Roll on the table below', ...after].filter(each => each !== '');
	return { trigger, sentences, items: [], table: { sides, rows: [...rows, ...otherwise(next, sides)] } };
}

const otherwise = (min: number, max: number): readonly TableRow[] =>
	min > max ? [] : [{ min, max, text: 'Nothing more happens.' }];
