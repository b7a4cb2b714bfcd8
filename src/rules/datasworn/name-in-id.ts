import { upperFirst } from '../core/first-letter';

/** Turns an id into a name: "delve_site_domain:delve/frozen_cavern" becomes "Frozen cavern". */
export function nameInId(id: string): string {
	const words = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
	return upperFirst(words);
}
