import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere, typed } from './torn-ways';
import { closeAll } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const OWNED = 'character: "[[Kestrel]]"\n---\n';
const SHIP = `---\nsworn: asset\nasset: Starship\nkind: command vehicle\nintegrity: 5\n${OWNED}`;
const listing = (entry: string) =>
	KESTREL.replace('momentum: 3\n', `momentum: 3\nassets:\n  - "${entry}"\n  - Glowcat\n`);

describe('an asset in the list that is spelled otherwise than its note', () => {
	it.each(["[[o'hara]]", "O'HARA", "[Ship](O'Hara.md)", "[[./O'Hara|ship]]"])(
		'%s is one asset, is changed in its note, and keeps its entry',
		async entry => {
			const sheet = listing(entry);
			const on = await played({ 'A/Kestrel.md': sheet, 'A/O’Hara.md': SHIP, 'Journal.md': JOURNAL });
			await typed(';;-1 integrity')(on);
			await called('change', { asset: "o'Hara", meter: 'integrity', by: -1, note: 'Journal' })(on);
			expect(shownAnywhere(on)).not.toContain('cannot');
			expect(await on.text('A/O’Hara.md')).toContain('integrity: 3');
			expect(await on.text('A/Kestrel.md')).toContain(`- "${entry}"\n`);
		},
	);
});
