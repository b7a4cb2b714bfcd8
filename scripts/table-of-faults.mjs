const ENDS = ['all', 'nothing', 'said', 'broken'];

/** A table with a row for each kind of fault: how many cases there were, and how they ended. */
export function tableOfFaults(cells) {
	const kinds = [...new Set(cells.map(({ kind }) => kind))];
	const counted = (name, some) => [name, some.length, ...ENDS.map(end => some.filter(({ is }) => is === end).length)];
	const rows = [
		...kinds.map(kind =>
			counted(
				kind,
				cells.filter(cell => cell.kind === kind),
			),
		),
		counted('together', cells),
	];
	const line = ([name, ...numbers]) =>
		`${name.padEnd(20)}${numbers.map(number => String(number).padStart(9)).join('')}`;
	return [line(['what goes wrong', 'cells', ...ENDS]), ...rows.map(line)].join('\n');
}
