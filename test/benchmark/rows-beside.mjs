/** One row: what is measured, what it takes with the other plugin and with ours, and the ratios of the medians and of the best. */
export const besideRow = (what, { other, ours }, unit) => [
	what,
	unit[0](other)[0],
	unit[0](ours)[0],
	ratio(other.median, ours.median),
	ratio(other.best, ours.best),
];

/** What could not be measured, in one line. */
export const failedRow = (name, { message }) => [`${name}: not measured, ${message.split('\n')[0]}`, '', '', '', ''];

/** Other / ours, so that more than 1 means that ours takes less. What is not above the host has no ratio. */
export const ratio = (other, ours) => (other > 0 && ours > 0 ? (other / ours).toFixed(2) : '–');

/** The columns of the table, for a plugin of this name. */
export const besideHeader = title => ['', title, 'ours', 'ratio', 'of the best'];
