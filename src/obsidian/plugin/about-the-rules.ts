import { t } from '../../language/text';

const LINKS = {
	'Shawn Tomkin': 'https://ironswornrpg.com',
	'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0',
	'CC BY-NC-SA 4.0': 'https://creativecommons.org/licenses/by-nc-sa/4.0',
	Datasworn: 'https://github.com/rsek/datasworn',
} as const;

type Part = keyof typeof LINKS | { readonly text: string };

const PARTS: readonly Part[] = [
	{ text: t('Ironsworn, Delve, Starforged and Sundered Isles are by ') },
	'Shawn Tomkin',
	{ text: t('. Their texts are licensed under ') },
	'CC BY 4.0',
	{
		text: t(
			'; those of Sundered Isles, the foes and truths of Ironsworn, and the foes, rarities and prepared sites of Delve under ',
		),
	},
	'CC BY-NC-SA 4.0',
	{ text: t(', for non-commercial use only. They are taken from ') },
	'Datasworn',
	{ text: t(', trimmed and corrected. This is an unofficial tool, not affiliated with or endorsed by the author.') },
];

/** The authors and licences of the rules, matching NOTICE. */
export const aboutTheRules = (): DocumentFragment =>
	createFragment(about => {
		for (const part of PARTS) {
			if (typeof part === 'object') about.appendText(part.text);
			else about.createEl('a', { text: part, href: LINKS[part], attr: { target: '_blank', rel: 'noopener' } });
		}
	});
