import { afterEach, describe, expect, it } from 'vitest';
import { isOn } from '../../../src/obsidian/components/event-target';
import { keyedAct, type TruthActions } from '../../../src/obsidian/features/truths/truth-keys';

afterEach(() => document.querySelector('iframe')?.remove());

/** A document of another window, as a note has that was moved to a window of its own. */
function otherDocument(): Document {
	const frame = document.body.appendChild(document.createElement('iframe'));
	if (!frame.contentDocument) throw new Error('the frame has no document');
	return frame.contentDocument;
}

describe('what an event came from', () => {
	it.each([
		{ from: 'this window', of: () => document },
		{ from: 'a window of its own', of: otherDocument },
	])('is known in $from', ({ of }) => {
		const field = of().createElement('textarea');
		expect([isOn(field, 'textarea, select'), isOn(field, 'button')]).toEqual([true, false]);
	});

	it('is nothing where it is no element', () => {
		expect([isOn(null, '*'), isOn(window, '*'), isOn(document, '*')]).toEqual([false, false, false]);
	});
});

it('a letter that is typed into a field chooses nothing, also in a window of its own', () => {
	const page = otherDocument();
	const form = page.body.appendChild(page.createElement('div'));
	const field = form.appendChild(page.createElement('textarea'));
	const acts: TruthActions = { next() {}, back() {}, skip() {}, roll() {}, takeBack() {} };
	let chosen: unknown = 'no key yet';
	field.addEventListener('keydown', event => (chosen = keyedAct(event, form, acts)));
	field.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
	expect(chosen).toBeUndefined();
});
