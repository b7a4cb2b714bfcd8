import { drawProperties, readProperties } from '../../markdown/properties';
import { BlockWidget } from './block-widget';

/** The properties above a note. */
export class PropertiesWidget extends BlockWidget {
	protected readonly className = 'cm-properties';
	protected readonly editLine = 1;

	constructor(source: string) {
		super(source);
	}

	override eq(other: PropertiesWidget): boolean {
		return other instanceof PropertiesWidget && other.source === this.source;
	}

	protected async draw(box: HTMLElement): Promise<void> {
		const properties = readProperties(this.source);
		if (properties) box.append(drawProperties(properties));
	}
}
