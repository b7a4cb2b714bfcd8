import { describe, expect, it } from 'vitest';
import { playedIn } from '../shapes/read-note';

const noteOf = (text: string): string => `## House Moves\n\n### Bar the Gate\n\n${text}\n`;
const always = (text: string): string | undefined => playedIn(noteOf(text))['Bar the Gate']?.always;

describe('a sentence keeps what it hangs on', () => {
	it('the beginning of a sentence whose bold words end before their comma belongs to the trigger', () => {
		expect(always('**When you bar the gate** of a walled town, take +1 momentum.')).toBe('momentum +1');
		expect(always('**When you bar the gate** take +1 momentum.')).toBe('momentum +1');
		expect(always('**When you bar the gate** for the night take +1 momentum and wait.')).toMatch(/momentum/);
	});

	it('what is no more of use until something is done is shown', () => {
		expect(
			always(
				'When you bar the gate, envision the noise. Until you mend it, take no benefit from this wall. Or, if you leave it, clear the wall.',
			),
		).toBe('say Until you mend it, take no benefit from this wall.; say Or, if you leave it, clear the wall.');
		expect(always('When you bar the gate, take no benefit from the wall until you mend it.')).toMatch(/^say /);
		expect(always('When you bar the gate, take no lasting harm.')).toBeUndefined();
	});

	it('a duty behind a circumstance of the story is offered under it', () => {
		const text =
			'When you bar the gate, envision it.\n\nIf the last torch goes out, the dark comes in. You must [Face Danger].';
		expect(always(text)).toBe(
			'may If the last torch goes out, the dark comes in. You must Face Danger; move Face Danger',
		);
		expect(always('When you bar the gate, envision it.\n\nThe dark comes in. You must [Face Danger].')).toBe(
			'move Face Danger',
		);
	});

	it('a rank under a circumstance is shown', () => {
		expect(
			always(
				'When you bar the gate, envision the foe.\n\n- If they are few, then the rank is Troublesome.\n- If they have ladders, the stones are thrown.',
			),
		).toBe('say If they are few, then the rank is Troublesome.');
	});
});

it('what is offered instead on a match keeps what is said of it', () => {
	const note = noteOf(
		'When you bar the gate, roll +iron.\n\nOn a **strong hit**, take +1 momentum. On a **strong hit with a match**, instead you may [Sojourn]. If you do, instead of rolling you may count it as won and take +1 spirit.\n\nOn a **weak hit**, suffer -1 spirit.\n\nOn a **miss**, [Pay the Price].',
	);
	expect(JSON.stringify(playedIn(note))).not.toContain('spirit +1');
});
