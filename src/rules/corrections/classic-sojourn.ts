import { indented } from './indented';

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

/** So many of the eight, one more with a bond, and the focus. */
export const sojourn = (choose: number): string => `
choose ${choose}
${indented(CATEGORIES, 1)}
may If you share a bond, choose one more
	choose 1
${indented(CATEGORIES, 2)}
may Focus on one of your chosen recover actions
	move "Sojourn (focus)"`;

/** The recover actions, each with more of what it gave; less when the focus goes badly. */
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
