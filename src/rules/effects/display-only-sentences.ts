import { straightQuotes } from './sentences';

/** Words before a verb of instruction. */
const BEFORE =
	'^(?:(?:then|also|first|instead|immediately|and|but|now|you (?:must|may|can|have to|need to|will have to)|each|both),? )*';

/** A verb of instruction at the start, whatever it acts on: "Set your stance to open", "lock a minor hurt". */
const COMMANDED = new RegExp(
	`${BEFORE}(?:` +
		'activate|add|adjust|advance|apply|assign|attach|bank|burn|cancel|cash in|check off|claim|clear|collect|consult|convert|copy|count|cross|deal|declare|describe|' +
		'decrease|deduct|destroy|detach|discard|double|draw|drop|empty|equip|erase|exchange|fill|fix|flip|forfeit|gain|give|' +
		'grant|halve|hand|heal|increase|ignore|inflict|jot|keep|lock|lose|lower|mark|move|note|pass|pay|place|preset|put|raise|ready|' +
		'receive|record|recover|refill|relight|reload|retell|reduce|refresh|refund|regain|remove|repair|replace|re-?roll|reset|resolve|restore|return|' +
		'roll|rotate|sacrifice|set|shift|shuffle|skip|spend|stake|subtract|suffer|swap|switch|take|tick|' +
		'announce|ask (?:an?|another|around|your)|come back|find (?:an?|another|out|some|someone|somebody|the|who|your)|go back|' +
		'douse|extinguish|kindle|snuff|wager|leave(?= (?:an?|it|one|some|someone|something|the (?:area|camp|city|fight|place|room|scene|settlement|site|town|village)|them|your)\\b)|' +
		'show(?= (?:it|one|the|them|your)\\b)|win as much|' +
		'look (?:elsewhere|for)|make (?:a note|amends)|name (?:the|your|who)|narrate|search|seek|start (?:again|over|anew)|' +
		'tell (?:an?|each|every|everyone|one|some|someone|somebody|the|them|your)|try (?:again|another|elsewhere)|wait (?:an?|for|until|one|two)|warn|' +
		'transfer|treat|turn|undo|unlock|unmark|upgrade|use|write|' +
		'make (?:it|that|this|them|the [a-z]+) (?:an? )?(?:troublesome|dangerous|formidable|extreme|epic|permanent)|' +
		'(?:choose|pick|select) (?:an?|the|your|another|some|any)(?: [a-z-]+){1,3} (?:from|off|on|out of) (?:the|your|a|this)|' +
		'(?:choose|pick|select) (?:an? )?(?:[a-z]+ )?(?:blessing|boon|clue|complication|curse|danger|doom|drawback|fate|find|flaw|gift|hazard|omen|penalty|problem|threat|trouble|twist|consequence|cost|mishap|peril|prize|reward|setback)s?' +
		`)(?:$|(?= (?:[a-z"'(+-])))`,
);

/** What begins like an instruction and tells a story, or announces a list: "set the scene", "take heart". */
const IDIOM = new RegExp(
	`${BEFORE}(?:` +
		'adjust the trajectory|apply that result|deal with|clear (?:air|away|ground|off|out|sailing|skies|sky|water)|' +
		'exchange (?:fire|blows|words|glances)|place of|put up|repair any other|resolve the outcome of|set (?:the scene|off|out|sail)|switch out|' +
		'(?:apply|gain|receive|take) the following|take (?:a few|comfort|courage|pride|some time)|' +
		'take (?:a (?:moment|breath|look)|heart|stock)$|turn (?:away|back|out|to)|use your connections)\\b',
);

/** What may be done only so often, or only by some: "once per journey", "only one of you may". */
const LIMIT =
	/^until [^.]{1,80}, (?:(?:you|they|it) )?(?:(?:gain|get|have|receive|take) no|can|cannot|can't|do not|don't|may)\b|^(?:(?:only|just) [a-z' ]+ (?:may|can|could|must)|at most)\b|^(?:limits?|maximum|requires|requirements?): |^(?:one|two|a single) (?:attempt|chance|roll|try|tries|use)s? (?:a|an|each|every|only|per)\b|\bno (?:further|more|other|repeat|second) (?:attempt|chance|roll|try|tries|use)s?\b|\b(?:can't|cannot|can not|may not) be (?:repeated|retried|(?:tried|used|made|done) (?:again|twice))\b|\byou must wait\b|\b(?:only|just) (?:once|twice|one time)\b|\bonce only\b|\b(?:once|twice|(?:one|a single|two|three|\d+) times?) (?:per|a|an|each|every|in (?:a|each|every)|between|during (?:a|each|this))\b|\b(?:this|use) (?:a single|one|two|three) times?\b|\b(?:no more|not more|no oftener) than (?:once|twice|[a-z]+ times)\b|\bat most (?:once|twice|[a-z]+ times)\b/;

/** Whether a sentence says how often, or by whom, something may be done. */
export const isLimit = (text: string): boolean => LIMIT.test(straightQuotes(text).toLowerCase());

/** "a gag negates this ability", "this does not work on beasts", "you can only use it by night", "once per fight" */
const EXCEPTED =
	/\b(?:cancel|negate|nullif(?:y|ie)|prevent|suppresse?)s? (?:(?:all|both|any|the|these|use|effects?|benefits?|bonus(?:es)?|of) ){0,6}(?:this|it|ability|asset|bonus|effects?|benefits?)\b|\bmakes? (?:this|the) (?:ability|asset) useless\b|\bimmune to (?:this|its|the) (?:ability|asset|effects?)\b|^(?:this|it|the|your)(?: (?:ability|asset|bonus|effect|benefit))? (?:(?:does|do|will|is|can)(?: not|n't)|cannot|never|only|has no|can only|is only) ?(?:affects?|appl(?:y|ies)|available|be used|effect (?:on|in|against|if|when)|helps?|usable|works?)\b|^you (?:(?:can|may|must)(?: not|n't)|cannot|can only|may only) use (?:this|it)\b|^(?:only (?:works|applies|usable|while|when|if|in|against|on)|not (?:usable|while|when|if|in|against|on))\b|^(?:this (?:ability )?)?requires an? \b|^once per \w+$/i;

/** Whether a sentence says on what, or with what, an ability does not work. */
export const isException = (text: string): boolean => EXCEPTED.test(straightQuotes(text));

/** The end of somebody or something: "you are slain", "your mule dies". */
const ENDED =
	/^(?:you|your [a-z' -]+|the [a-z' -]+|an? (?:companion|ally|connection)) (?:(?:will|now|then) )*(?:(?:is|are|lies?|falls?) (?:now |utterly |forever |both )?(?:destroyed|killed|slain|dead|no more|wrecked|out of (?:action|the fight|play))|dies?|bleeds? out|starves?|perish(?:es)?)\b|^(?:your [a-z' -]+|the [a-z' -]+|an? (?:companion|ally|connection)) (?:abandons? you|breaks? (?:apart|down)|burns? out|collapses?|deserts? you|goes out|runs? (?:away|off|out)|shatters?|sinks?)\b|^(?:you|your [a-z' -]+) drowns?\b|^it (?:dies|perishes|is (?:now )?(?:dead|destroyed|wrecked))\b|\b(?:can no longer|cannot|can't) be [a-z]+(?:ed|en|it|lt|ght|unk)\b|^you lose (?:the|your) (?!balance|bearings|breath|calm|chance|composure|cool|courage|edge|fear|focus|footing|grip|head|hold|initiative|life|lead|mind|nerve|patience|path|place|poise|position|sight|temper|thread|track|trail|upper|voice|way|will)[a-z]+$|\b(?:blinded|changed|crippled|cursed|harmed|lost|maimed|marked|scarred|weakened|wounded) (?:forever|for (?:ever|good|life)|permanently)\b|\b(?:forever|permanently|for good) (?:blinded|changed|crippled|cursed|harmed|lost|maimed|marked|scarred|traumatized|weakened|wounded)\b|\b(?:are|is|goe?s?|becomes?|falls?|turns?) (?:now )?[a-z]+ (?:forever|permanently|for good)$|^(?:you|your [a-z]+|the [a-z]+|it|they) (?:can|may|will|must) (?:never|no longer) |^(?:everything|all|whatever) you (?:bear|carry|have|hold|own) (?:is|are) |\bback to full\b|^you (?:begin|start) (?:again|anew|over)\b|^(?:all (?:of )?)?your (?:hurts|injuries|wounds) (?:are (?:cured|gone|healed)|close|fade|heal|mend|vanish)\b|^you are (?:now )?(?:banished|exiled|expelled|outlawed)\b/;

/** What was staked on a roll: "you lose your stake", "you win the pot". */
const STAKED =
	/\b(?:twice|double|half|your|the) (?:stakes?|wager|bet|ante|winnings|pot)\b|\byou win (?:back )?(?:what|all|twice|double)\b|^(?:you|they|both of you) (?:must )?forfeit\b|\bcomes? back(?: doubled)?$|\b(?:all|everything|what|whatever) (?:you|they) (?:bet|gave|offer|offered|paid|put (?:down|in|up)|risk|risked|spent|stake|staked|wager|wagered)\b|^put (?:down|up) (?:one|two|three|your|up to|some|any|all|half|\d)|^break even$/;

/** What becomes of a stake that is only called "it": "you keep it", "it's gone", "the house takes all of it". */
const RISKED =
	/^(?:you|they|the house|your (?:rival|opponent|foe)) (?:also |each )?(?:(?:keeps?|double|triple|doubles|forfeits?|pockets?) (?:it|it all|all of it|everything|half(?: of it)?|them)|(?:gets?|wins?|takes?) (?:it|it all|all of it|everything|half(?: of it)?|them|back half)(?: back)?\b.*|loses? (?:it all|all of it|everything|half(?: of it)?)|breaks? even)$|^(?:it|they|the (?:duel|prize|bet|horse|coin|purse)) ?(?:'s|'re|is|are) (?:all )?(?:gone|lost|yours|theirs|forfeit)\b|\bget back half$/;

/** What is owed from then on: "you owe them a favour", "they name the price", "there is a favour you must do". */
const OWED =
	/^(?:you|one of you|someone|somebody) (?:now )?owes? (?!someone$)|^(?:they|he|she|someone|the [a-z]+) (?:names?|sets?|demands?|asks?|expects?|requires?|wants?) (?:for )?(?:(?:a|an|the|their|its|your) (?:[a-z]+ )?(?:price|cost|terms|favou?r|fee|toll|payment|oath|promise|gift|tribute|proof|sacrifice)|something (?:of|from) you(?! in)|something in return)\b|\b(?:a|an|the|one) (?:[a-z]+ )?(?:favou?r|service|debt|deed|task|price|duty|errand) (?:that )?you (?:must|have to|need to|owe|will have to)\b|^(?:name|list|declare|promise|agree(?: on| to)?|state) (?:the price|your price|two|three|what|who|which|whom)\b|^(?:you|someone|somebody|one of you) (?:must|have to|has to|will have to|need to) (?:first )?(?:do them|do him|do her|give|grant|hand|leave|offer|pay|prove|promise|repay|return|sacrifice|serve|stay|surrender|swear)\b/;

/** What becomes of more than a meter holds: "any excess goes to spirit". */
const BEYOND =
	/^(?:(?:any|the) (?:excess|leftovers?|overflow|remainder|rest|surplus)|(?:what|whatever) (?:is|remains) (?:left(?: over)?)?) ?(?:comes|counts|goes|is|passes|spills)\b/;

/** What somebody else picks for the player, or what all pick from: "the keeper picks a curse for you". */
const PICKED =
	/^(?:the|your|an?|they|he|she|it)(?: [a-z]+){0,3}? (?:picks?|chooses?|selects?) (?:an?|one|two|three|which)\b|\b(?:one|two|three) (?:items?|options?|things?) (?:from|of|on) (?:this|the|that) list\b/;

/** What pieces on the table a game may have. */
const PIECES =
	'actions?|bonus|cards?|chips?|coins?|counters?|dice|die|gold|penalty|points?|silver|slots?|tokens?|(?:next|extra) turn';

/** What others gain or lose, or have to do at the table: "your rival gets a token", "each player names one regret". */
const DUTY = new RegExp(
	`^(?:each|every|any|all|everyone|everybody|no one|nobody|your|the|an?) (?:[a-z'-]+ ){0,4}?(?:gets?|gains?|loses?|pays?|takes?|draws?|discards?|skips?|misses|receives?) (?:[a-z'-]+ ){1,3}?(?:${PIECES})\\b|` +
		'^(?:each player|every player|all players|(?:everyone|everybody) at the table|the player [a-z ]{1,30}?) (?:[a-z]+s?) \\S',
);

/** What holds for some time, or for all rolls of a kind: "from now on, the gate stays shut", "with disadvantage". */
const STANDING =
	/^(?:from (?:now|then|here) on|henceforth|for the (?:rest|remainder) of (?:the|this|your) (?:scene|session|fight|battle|journey|expedition|adventure|campaign|game))(?:$|,? )|\blasts? (?:until|for (?:the|one|a|two|three))\b|\b(?:rolled|made|tested|(?:rolls?|tests?|checks?|moves?) (?:[a-z]+ ){0,4}?(?:is|are)(?: [a-z]+)?) (?:at|with) (?:a |an )?(?:dis)?advantage\b/;

/**
 * Whether a clause that no phrase reads is shown and never taken for story: it begins with a verb of instruction, says how
 * often something may be done, on what it does not work, what came to its end, what becomes of a stake, what others gain, lose or do at the table, or
 * what holds from then on.
 */
export function isShown(text: string): boolean {
	const words = straightQuotes(text).toLowerCase();
	if (COMMANDED.test(words) && !IDIOM.test(words)) return true;
	return [LIMIT, EXCEPTED, ENDED, STAKED, RISKED, OWED, BEYOND, PICKED, DUTY, STANDING].some(pattern =>
		pattern.test(words),
	);
}
