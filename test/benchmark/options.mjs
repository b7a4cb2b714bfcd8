import { parseArgs } from 'node:util';

const text = { type: 'string' };

/** The options of `npm run bench`; throws what does not go together. */
export function benchOptions(args) {
	const more = { 'beside-note': text, 'beside-vault': text, 'beside-command': text };
	const { values } = parseArgs({ args, options: { only: text, against: text, beside: text, ...more } });
	const { only, against, beside, 'beside-note': note, 'beside-vault': vault, 'beside-command': command } = values;
	const told = Object.keys(more).filter(name => values[name] !== undefined);
	if (beside === undefined && told.length > 0)
		throw new Error(`--${told.join(' and --')} is about the plugin of --beside DIR, which is missing`);
	if (beside !== undefined && against !== undefined)
		throw new Error('--beside measures another plugin, and --against another commit: one at a time');
	return { only: only?.split(','), against, beside: beside && { beside, note, vault, command } };
}

/** The subjects to measure: those asked for, or all there are; throws one that there is not. */
export function subjectsOf(only, all) {
	const unknown = only?.find(name => !all.includes(name));
	if (unknown !== undefined) throw new Error(`“${unknown}” is none of ${all.join(', ')}`);
	return only ?? all;
}
