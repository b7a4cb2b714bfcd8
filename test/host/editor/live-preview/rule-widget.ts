import { WidgetType } from '@codemirror/view';

/** A horizontal rule. */
export class RuleWidget extends WidgetType {
	override eq(): boolean {
		return true;
	}

	override toDOM(): HTMLElement {
		return createEl('hr');
	}
}
