import { lazy } from '../core/memoize';
import { foldedLetters } from '../search/folded-text';

/**
 * The language that a text is written in: its English name; "English"; `another` for one that cannot be named; or
 * `undefined` for a text too short or too terse to tell.
 */
type WrittenLanguage = string | undefined;

export const ENGLISH = 'English';
export const ANOTHER = 'another';

/** Words that hold sentences together, and the verbs of moves. "To", which Polish has as well, is one of them. */
const ENGLISH_WORDS =
	'the to you your and or is are it with for by from this that when if at be not will may can have has of any each one its ' +
	'take roll make mark choose suffer gain lose add clear spend reduce increase strong weak hit miss match reset envision progress foe';

/** Words that hold sentences together. Those of English, and those that many languages have, are left out. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
	German:
		'der die das und oder wenn du dich dir dein deine deinen deiner ist sind nicht mit auf bei ein eine einen einem einer für von zu zum zur den dem des es im sich aus',
	Spanish:
		'el los las una uno y o si tu tus te con por para en del al que no es lo se de la un cuando eres está sin más',
	French:
		'le les une et ou si tu ton ta tes te vous votre vos avec pour en du des au aux que qui ne pas est dans sur de la un quand lorsque ce',
	Portuguese:
		'o os as um uma e ou se você seu sua seus te com por para em no na do da dos ao que não é de quando mais sem à',
	Italian:
		'il lo gli i le una e o se tu tuo tua tuoi ti con per in nel nella del della dei al che non è di la un quando sei da su',
	Polish:
		'i lub jeśli ty twój twoja twoje cię ci z ze na w we do od po przy nie jest się że za o to gdy kiedy masz lub albo swoje swój',
	Ukrainian:
		'і й та або якщо ти твій твоя твоє тебе тобі з зі на в у до від по при не є що за це коли маєш свій свою як',
	Dutch: 'de het een van je jij jouw en of als met niet is te dat voor op bij uit naar aan wanneer zijn wordt',
	Swedish: 'och att en ett som på är du din ditt av inte med för om när till det den eller från',
	Norwegian: 'og en et som på er du din ditt av ikke med for om når til det den eller fra å',
	Danish: 'og en et som på er du din dit af ikke med for om når til det den eller fra at hvis',
	Czech: 'na že je si ti tvůj tvoje když nebo s z do po při ne se v k pokud máš své jako',
	Russian: 'и в на ты не что твой твоя тебя тебе или если с из до от по при за это когда как у свой',
	Hungarian: 'az és egy nem hogy ha vagy te is meg van el ki mint akkor amikor',
	Finnish: 'ja on ei jos tai sinun sinä se että kun voit ole mutta niin',
	Turkish: 've bir bu için ile sen senin veya eğer de da değil olarak ne',
	Romanian: 'și sau dacă tău ta cu pentru în pe din că nu este un o când se de ai',
};

/** The languages that have each word, by the word as folded. */
const languagesOf = lazy((): ReadonlyMap<string, readonly string[]> => {
	const found = new Map<string, string[]>();
	for (const [language, words] of [[ENGLISH, ENGLISH_WORDS] as const, ...Object.entries(OTHER_WORDS)]) {
		for (const word of new Set(words.split(' ').map(foldedLetters))) {
			const known = found.get(word);
			if (known) known.push(language);
			else found.set(word, [language]);
		}
	}
	return found;
});

/** In characters; what is behind it does not change the answer. */
const ENOUGH = 6000;
/** In words, without which no language is told. */
const FEWEST_WORDS = 12;
/** Different short words, without which no language other than English is told. */
const FEWEST_KINDS = 3;
/** In letters, for scripts that put no spaces between words. */
const FEWEST_LETTERS = 20;
/** In words, without which a text is not said to be in a language that cannot be named. */
const FEWEST_UNNAMED = 40;

/**
 * Tells the language of a text by its most frequent short words. English text with names or a sentence of another
 * language in it is English: another language needs at least twice as many such words as English has.
 */
export function languageOf(text: string): WrittenLanguage {
	const prose = text.slice(0, ENOUGH).replace(/\]\([^()]*\)|https?:\S+|`[^`]*`|\{\{[^{}]*\}\}/g, ' ');
	const script = scriptOf(prose);
	if (script !== undefined) return script;
	const words = foldedLetters(prose)
		.split(' ')
		.filter(word => /^\p{L}/u.test(word));
	if (words.length < FEWEST_WORDS) return undefined;
	const counts = countsIn(words);
	const english = (counts.get(ENGLISH) ?? 0) / words.length;
	counts.delete(ENGLISH);
	const [best, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
	const share = most / words.length;
	const isClear = share >= 0.14 && share >= 2 * english;
	if (isClear && kindsOf(words, best) >= FEWEST_KINDS) return best;
	if (english >= 0.1 || (share < 0.1 && english >= 0.06)) return ENGLISH;
	return words.length >= FEWEST_UNNAMED && english < 0.03 ? ANOTHER : undefined;
}

function countsIn(words: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of words) for (const of of languagesOf().get(word) ?? []) counts.set(of, (counts.get(of) ?? 0) + 1);
	return counts;
}

/** The number of different words of a language: "per" in each line of a list is one. */
const kindsOf = (words: readonly string[], language: string): number =>
	new Set(words.filter(word => languagesOf().get(word)?.includes(language))).size;

const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
	['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
	['Korean', /\p{Script=Hangul}/gu],
	['Chinese', /\p{Script=Han}/gu],
	['Greek', /\p{Script=Greek}/gu],
	['Hebrew', /\p{Script=Hebrew}/gu],
	['Arabic', /\p{Script=Arabic}/gu],
	['Thai', /\p{Script=Thai}/gu],
];

/** The language of a text in a script that hardly any other language has. */
function scriptOf(text: string): string | undefined {
	// most texts have none, and counting letters takes as long as all else
	if (!/[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/u.test(text)) return undefined;
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const others = letters - (text.match(/[\p{Script=Latin}\p{Script=Cyrillic}]/gu)?.length ?? 0);
	if (others < FEWEST_LETTERS || others < letters / 2) return undefined;
	return SCRIPTS.find(([, own]) => (text.match(own)?.length ?? 0) > letters / 5)?.[0] ?? ANOTHER;
}
