/** Up and down go from row to row, past those that are disabled. False for any other key. */
export function walk(rowsEl: HTMLElement, key: string): boolean {
	const step = { ArrowDown: 1, ArrowUp: -1 }[key];
	if (step === undefined) return false;
	const rows = Array.from(rowsEl.querySelectorAll<HTMLElement>('button:not(:disabled)'));
	const at = rows.findIndex(row => row === document.activeElement);
	rows[at + step]?.focus();
	return true;
}
