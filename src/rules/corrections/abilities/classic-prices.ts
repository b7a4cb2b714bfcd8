/** An asset for one experience less than Advance says. */
export const cheaper = (first: string, second: string): string => `
choose 1
	- ${first}
		experience -2
		asset gain
	- ${second}
		experience -1
		asset upgrade`;
