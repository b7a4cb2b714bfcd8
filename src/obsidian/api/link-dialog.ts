import type { App } from 'obsidian';
import { Dialog } from '../components/open-dialogs';
import type { LinkPreview } from './link-preview';
import type { Verb } from './verbs';
import { t } from '../../language/text';
import { drawn } from '../../language/drawn';

/** Asks the player to confirm what a link would write. Enter confirms, Esc cancels. */
export class LinkDialog extends Dialog {
	constructor(
		app: App,
		private readonly verb: Verb,
		private readonly foreseen: LinkPreview,
		private readonly carryOut: () => void,
	) {
		super(app);
	}

	override onOpen(): void {
		const { note, who, record } = this.foreseen;
		this.modalEl.addClass('sworn-link-dialog');
		this.setTitle(t('A link asks to write'));
		this.contentEl.createEl('p', {
			text: `${drawn(this.verb.does)}${who === undefined ? '' : t(', for {who}', { who })}.`,
		});
		const list = this.contentEl.createEl('dl', { cls: 'sworn-link-said' });
		const row = (name: string, value: string) => {
			list.createEl('dt', { text: name });
			list.createEl('dd', { text: value });
		};
		row(t('Writes into'), note);
		if (record !== undefined) row(t('About'), record);
		for (const [name, value] of saidOf(this.foreseen)) row(name, value);
		const buttons = this.contentEl.createDiv({ cls: 'modal-button-container' });
		const go = buttons.createEl('button', { text: drawn(this.verb.button ?? 'Write it'), cls: 'mod-cta' });
		const carryOut = () => {
			this.close();
			this.carryOut();
		};
		go.addEventListener('click', carryOut, { once: true });
		buttons.createEl('button', { text: t('Write nothing') }).addEventListener('click', () => this.close());
		window.setTimeout(() => go.focus(), 0);
	}
}

/** The parameters to display, without the note and the record, which are displayed above them. */
const saidOf = ({ said, record }: LinkPreview): readonly (readonly [string, string])[] =>
	Object.entries(said)
		.filter(([name]) => name !== 'note' && !(record !== undefined && ['line', 'id'].includes(name)))
		.map(([name, value]) => [name, inWords(value)]);

function inWords(value: unknown): string {
	if (Array.isArray(value)) return value.map(inWords).join(', ');
	if (typeof value !== 'object' || value === null) return String(value);
	return Object.values(value).map(inWords).filter(Boolean).join(' ');
}
