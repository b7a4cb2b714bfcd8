/** Indents lines of notation by a number of tabs and drops blank lines. */
export const indented = (notation: string, tabs: number): string =>
	notation
		.split('\n')
		.filter(line => line.trim() !== '')
		.map(line => '\t'.repeat(tabs) + line)
		.join('\n');

/** What the community offers (Ironsworn, Sojourn). */
const CATEGORIES = `
- Mend
	if wounded
		clear wounded
		health +1
- Hearten
	if shaken
		clear shaken
		spirit +1
- Equip
	if unprepared
		clear unprepared
		supply +1
- Recuperate
	health +2
	companion health +2
- Consort
	spirit +2
- Provision
	supply +2
- Plan
	momentum +2
- Take a quest
	move Swear an Iron Vow add +1`;

/** Choose from the eight categories, one more with a bond, and pick a focus. */
export const sojourn = (choose: number): string => `
choose up to ${choose}
${indented(CATEGORIES, 1)}
may If you share a bond, choose one more
	choose 1
${indented(CATEGORIES, 2)}
may Focus on one of your chosen recover actions
	move "Sojourn (focus)"`;

/** The recover actions, each with an extra bonus. */
export const focus = (more: string): string => `
choose 1
	- Recuperate
		health ${more}
		companion health ${more}
	- Consort
		spirit ${more}
	- Provision
		supply ${more}
	- Plan
		momentum ${more}`;

/** Loses what an action granted: 2 at most, or less if the meter was nearly full before. */
export const FOCUS_LOST = `
choose 1
	- Recuperate
		choose up to 1
			- Lose 2 health
				health -2
			- Lose 1 health
				health -1
		choose up to 1
			- Your companion loses 2 health
				companion health -2
			- Your companion loses 1 health
				companion health -1
	- Consort
		choose up to 1
			- Lose 2 spirit
				spirit -2
			- Lose 1 spirit
				spirit -1
	- Provision
		choose up to 1
			- Lose 2 supply
				supply -2
			- Lose 1 supply
				supply -1
	- Plan
		choose up to 1
			- Lose 2 momentum
				momentum -2
			- Lose 1 momentum
				momentum -1`;
