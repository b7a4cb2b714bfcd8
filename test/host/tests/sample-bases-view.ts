import { BasesView, type BasesViewRegistration, type QueryController } from 'obsidian';

export const BOARD = 'sample-board';

/** Says how each entry is, and remembers what it was given. */
export class SampleBoard extends BasesView {
	readonly type = BOARD;
	readonly updates: BasesView['data'][] = [];
	isShowing = false;

	constructor(
		controller: QueryController,
		private readonly containerEl: HTMLElement,
	) {
		super(controller);
	}

	override onload(): void {
		this.isShowing = true;
	}

	override onunload(): void {
		this.isShowing = false;
	}

	override onDataUpdated(): void {
		this.updates.push(this.data);
		this.containerEl.empty();
		for (const entry of this.data.data) {
			const momentum = entry.getValue('note.momentum')?.toString() ?? '';
			this.containerEl.createDiv({ cls: 'sample-entry', text: `${entry.file.basename}: ${momentum}` });
		}
	}
}

/** `made` hears of every board that is made. */
export const sampleBoard = (made: (board: SampleBoard) => void): BasesViewRegistration => ({
	name: 'Board',
	icon: 'layout-grid',
	factory: (controller, containerEl) => {
		const board = new SampleBoard(controller, containerEl);
		made(board);
		return board;
	},
});
