import { isInstruction } from '../../effects/clauses';
import { isException } from '../../effects/display-only-sentences';

/** Rules terms. A clause containing one of them is more than story. */
const OF_THE_RULES =
	/\d|[+-](?:spirit|supply|health)\b|\b(?:momentum|progress|ticks?|reroll|roll|add|suffer|clock|segments?|reward|impacts?|debility|ignore|as above|instead of|automatic|max(?:imum)?|preset|make (?:it|that|this) (?:one|two|three)|discard|bonus|penalty|substitute|reset|(?:action|challenge|cursed) di(?:e|ce))\b/i;

/** "(Ask the Oracle if unsure)" is advice, not an instruction. */
const ASKED = / {0,9}\(\[?ask the oracle\]? if unsure\)/gi;

/** Whether the words tell the player to do something by the rules. */
export const isRulesInstruction = (words: string): boolean =>
	isInstruction(words.replace(ASKED, '')) ||
	OF_THE_RULES.test(words) ||
	CHANGES_RESULT.test(words) ||
	KEYWORD.test(words) ||
	MARKED.test(words) ||
	isException(words) ||
	SPENT.test(words) ||
	OWED.test(words);

/** "lose a friend", "your horse must be fed", "you get an extra supply" */
const OWED =
	/^(?:then |also )?(?:burn|destroy|discard|forfeit|halve|lose|lower|pay|reduce|remove|sacrifice|spend) (?:an?|the|your|one|half|all)\b|^(?:take|use|gain|have) both\b|^(?:always )?restore (?:all|full|half|your)\b|\b(?:deal|inflict|suffer) (?:as much|double|equal|half|that much)\b|\b(?:it|they|your [a-z' ]{1,30}) (?:endures (?:harm|stress)|takes (?:the |a )?(?:harm|hit|damage))\b|\b(?:must|needs? to|has to|have to) be [a-z]+(?:ed|en|t)\b|^(?:you )?(?:get|gain|have|take|receive) (?:an? )?(?:extra|another|additional) [a-z]+$/i;

/** "mark it as broken", "mark your hound as out of action" */
const MARKED = /^mark (?:it|them|him|her|(?:your|the|this|an?) [a-z' ]+) as [a-z ]+$/i;

/** "gain boost", "you have advantage", "boost", "you may boost the roll": a word that other rules explain. */
const KEYWORD =
	/^(?:you )?(?:gain|have|get|receive|are granted) (?:(?:an? |the )(?:dis)?(?:advantage|boost|bonus)|[a-z-]+)$|^[a-z-]{3,20}$|^(?:you (?:may|can) )?(?!envision|describe|imagine)[a-z-]{3,20} (?:(?:on|to) )?(?:it|(?:the|your|this) (?:roll|move))$/i;

/** "the deck is burned out", "your rig becomes overheated" */
const SPENT =
	/^(?:it|the [a-z' -]+|your [a-z' -]+|this [a-z]+) (?:is|are|becomes?|goes) (?:now )?(?:broken|burned out|damaged|depleted|destroyed|disabled|drained|empty|exhausted|jammed|lost|offline|out of [a-z]+|overheated|ruined|torn|unusable|useless|used up|wrecked)(?: and [a-z]{3,20})?(?: until [a-z ]{3,60})?$/i;

/** "turn a weak hit into a strong hit" */
const CHANGES_RESULT =
	/\b(?:turn|convert|change|upgrade|improve|raise|treat|count|make|resolve|replace)s? .*\b(?:strong hit|weak hit|hit|miss)\b|\b(?:hit|miss) (?:is|becomes|counts|turns)\b/i;
