import path from 'node:path';
import { addRulesNote } from '../../../scripts/rules-note.mjs';
import { story } from '../story.mjs';

export default [];

/** The vow of the demo's own journal for a rules note, fulfilled by the rules of that note. */
export function fromOutside(rules) {
	const title = `Rules - ${path.basename(rules, path.extname(rules))}`;
	return [
		story(
			'a vow fulfilled by a rules note from outside',
			{ furnish: vault => addRulesNote(vault, rules), note: `Rules/${title}.md` },
			async on => {
				await on.cursorToEnd();
				await on.dice(3, 2);
				await on.makeMove('fulfill');
				await on.has('See it through › vow completed');
				console.log((await on.text()).slice((await on.text()).indexOf('move:')));
			},
		),
	];
}
