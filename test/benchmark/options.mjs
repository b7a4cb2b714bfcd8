import { parseArgs } from 'node:util';

const text = { type: 'string' };

/** The options of `npm run bench`; throws what does not go together. */
export function benchOptions(args) {
	const options = { only: text, against: text, beside: text, 'beside-note': text, 'beside-command': text };
	const { values } = parseArgs({ args, options });
	const { only, against, beside, 'beside-note': note, 'beside-command': command } = values;
	if (beside === undefined && (note ?? command) !== undefined)
		throw new Error(
			'--beside-note and --beside-command say something about the plugin of --beside DIR, which is missing',
		);
	if (beside !== undefined && against !== undefined)
		throw new Error('--beside measures another plugin, and --against another commit: one at a time');
	return { only: only?.split(','), against, beside: beside && { beside, note, command } };
}

/** The subjects to measure: those asked for, or all there are; throws one that there is not. */
export function subjectsOf(only, all) {
	const unknown = only?.find(name => !all.includes(name));
	if (unknown !== undefined) throw new Error(`“${unknown}” is none of ${all.join(', ')}`);
	return only ?? all;
}
