import { PluginSettingTab, Setting, type App, type Plugin, type SettingDefinitionItem } from 'obsidian';
import type { AnswerForm } from '../../journal/oracle-blocks/answer-form';
import type { RecordForm } from '../../journal/sworn-block/block-at';
import type { DisplayMode } from '../services/display/display-mode';
import { DEFAULTS, readSettings, type Journaled, type Settings } from '../services/settings';
import { t } from '../../i18n/translate';

interface Choice {
	readonly key: Exclude<keyof Settings, 'favourites' | 'trigger' | Toggle['key']>;
	readonly name: string;
	readonly desc: string;
	readonly options: Record<string, string>;
}

const CERTAIN_OPTIONS: Record<Settings['certain'], string> = { at_once: t('Carry out at once'), ask: t('Ask first') };
const JOURNAL_OPTIONS: Record<Journaled, string> = { always: t('Always'), ask: t('Ask each time'), never: t('Never') };
const ANSWER_OPTIONS: Record<AnswerForm, string> = { block: t('As a block'), line: t('As one line') };
const LOOK_OPTIONS: Record<DisplayMode, string> = { lines: t('Lines'), cards: t('Cards'), story: t('Story only') };

const RECORD_OPTIONS: Record<RecordForm, string> = { block: t('As a block'), line: t('As one line') };

const CHOICES: readonly Choice[] = [
	{
		key: 'certain',
		name: t('Effects without a choice'),
		desc: t('Apply them right after the roll, or wait for a press on each.'),
		options: CERTAIN_OPTIONS,
	},
	{
		key: 'journal',
		name: t('Changes made by hand'),
		desc: t('What is changed on a sheet or a track can be written into the journal as a line.'),
		options: JOURNAL_OPTIONS,
	},
	{
		key: 'answers',
		name: t('Oracle answers'),
		desc: t('How they are written into the note. With Shift, Ctrl or Cmd held they are written the other way.'),
		options: ANSWER_OPTIONS,
	},
	{
		key: 'inReading',
		name: t('Records in Reading view'),
		desc: t('As lines that open when pressed, as whole cards, or as the picture of the outcome alone.'),
		options: LOOK_OPTIONS,
	},
	{
		key: 'inEditor',
		name: t('Records in Live Preview'),
		desc: t('The same, where you write. A command changes it for one pane.'),
		options: LOOK_OPTIONS,
	},
	{
		key: 'records',
		name: t('Write records as'),
		desc: t(
			'How moves, tracks and generated things go into the note. “records: line” or “records: block” in the properties of a journal says otherwise.',
		),
		options: RECORD_OPTIONS,
	},
];

const TRIGGER = {
	name: t('Type moves with'),
	desc: t(
		'Typing this in a note offers moves, questions, oracles and changes right there: “;;fd edge”. Leave it empty to be offered nothing.',
	),
};

interface Toggle {
	readonly key: 'diceInToken' | 'statusBar' | 'hoverText';
	readonly name: string;
	readonly desc: string;
}

/** The last two are for desktop only: mobile has no status bar and no hover. */
const TOGGLES: readonly Toggle[] = [
	{
		key: 'diceInToken',
		name: t('Show the dice of a roll in the text'),
		desc: t('The score and the challenge dice behind the name of the move: “6 vs 4, 9”.'),
	},
	{
		key: 'statusBar',
		name: t('Show the character in the status bar'),
		desc: t('Meters, momentum and the position in a fight, of who plays in the note in use. On a computer only.'),
	},
	{
		key: 'hoverText',
		name: t('Show moves and rolls under the pointer'),
		desc: t(
			'The text of a move while it rests on its name in bold or italics beside records, and the roll while it rests on a record. On a computer only.',
		),
	},
];

const toggleOf = (key: string): Toggle | undefined => TOGGLES.find(toggle => toggle.key === key);

const ABOUT = t('About the rules');

const choiceOf = (key: string): Choice | undefined => CHOICES.find(choice => choice.key === key);

/** The settings tab. Settings are declared for newer versions of Obsidian and rendered by hand for older ones. */
export class SettingsTab extends PluginSettingTab {
	constructor(
		app: App,
		plugin: Plugin,
		private readonly settings: Settings,
		private readonly save: () => Promise<void>,
	) {
		super(app, plugin);
	}

	override getSettingDefinitions(): SettingDefinitionItem[] {
		const choices = CHOICES.map(({ key, name, desc, options }): SettingDefinitionItem => ({
			name,
			desc,
			control: { type: 'dropdown', key, options, defaultValue: DEFAULTS[key] },
		}));
		const toggles = TOGGLES.map(({ key, name, desc }): SettingDefinitionItem => ({
			name,
			desc,
			control: { type: 'toggle', key, defaultValue: DEFAULTS[key] },
		}));
		const trigger: SettingDefinitionItem = {
			...TRIGGER,
			control: { type: 'text', key: 'trigger', defaultValue: DEFAULTS.trigger },
		};
		return [...choices, trigger, ...toggles, { name: ABOUT, desc: aboutTheRules() }];
	}

	override getControlValue(key: string): unknown {
		if (key === 'trigger') return this.settings.trigger;
		const choice = choiceOf(key) ?? toggleOf(key);
		return choice && this.settings[choice.key];
	}

	override async setControlValue(key: string, value: unknown): Promise<void> {
		if (key === 'trigger' || choiceOf(key) || toggleOf(key))
			Object.assign(this.settings, readSettings({ ...this.settings, [key]: value }));
		await this.save();
	}

	override display(): void {
		this.containerEl.empty();
		for (const { key, name, desc, options } of CHOICES)
			new Setting(this.containerEl)
				.setName(name)
				.setDesc(desc)
				.addDropdown(dropdown =>
					dropdown
						.addOptions(options)
						.setValue(this.settings[key])
						.onChange(value => void this.setControlValue(key, value)),
				);
		new Setting(this.containerEl)
			.setName(TRIGGER.name)
			.setDesc(TRIGGER.desc)
			.addText(text =>
				text.setValue(this.settings.trigger).onChange(value => void this.setControlValue('trigger', value)),
			);
		for (const { key, name, desc } of TOGGLES)
			new Setting(this.containerEl)
				.setName(name)
				.setDesc(desc)
				.addToggle(toggle =>
					toggle.setValue(this.settings[key]).onChange(value => void this.setControlValue(key, value)),
				);
		new Setting(this.containerEl).setName(ABOUT).setDesc(aboutTheRules());
	}
}

const LINKS = {
	'Shawn Tomkin': 'https://ironswornrpg.com',
	'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0',
	'CC BY-NC-SA 4.0': 'https://creativecommons.org/licenses/by-nc-sa/4.0',
	Datasworn: 'https://github.com/rsek/datasworn',
} as const;

const PARTS: readonly (keyof typeof LINKS | { readonly text: string })[] = [
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
const aboutTheRules = (): DocumentFragment =>
	createFragment(about => {
		for (const part of PARTS) {
			if (typeof part === 'object') about.appendText(part.text);
			else about.createEl('a', { text: part, href: LINKS[part], attr: { target: '_blank', rel: 'noopener' } });
		}
	});
