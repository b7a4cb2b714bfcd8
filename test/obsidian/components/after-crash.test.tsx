/** @jsxImportSource preact */
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { expect, it } from 'vitest';
import { debounce } from '../../host/functions';
import { boot } from '../../support/boot';

function Effect({ run }: { run: () => void }) {
	useEffect(run, []);
	return null;
}

it('an effect that waits for a frame when the app is cut off keeps none of the next app waiting', async () => {
	const first = await boot({ load: 'none' });
	render(<Effect run={() => undefined} />, document.createElement('div'));
	first.crash();
	const second = await boot({ load: 'none' });
	let runs = 0;
	render(<Effect run={() => runs++} />, document.createElement('div'));
	await second.tick(200);
	expect(runs).toBe(1);
	await second.close();
});

it('what an app would debounce after it was cut off never comes', async () => {
	const first = await boot({ load: 'none' });
	let calls = 0;
	const soon = debounce(() => calls++, 10_000);
	first.crash();
	const second = await boot({ load: 'none' });
	soon();
	await second.tick(20_000);
	expect(calls).toBe(0);
	await second.close();
});
