/** The names in the first column of a table of Bases. */
export const namesShown = (): string[] =>
	[...document.querySelectorAll('.bases-table tbody tr td:first-child')].map(({ textContent }) => textContent ?? '');

export const groupsShown = (): string[] =>
	[...document.querySelectorAll('.bases-group-heading')].map(({ textContent }) => textContent ?? '');

export async function chooseView(name: string, tick: (ms: number) => Promise<void>): Promise<void> {
	const select = document.querySelector<HTMLSelectElement>('.bases-toolbar select');
	if (!select) throw new Error('no views to choose from');
	select.value = name;
	select.dispatchEvent(new Event('change', { bubbles: true }));
	await tick(50);
}
