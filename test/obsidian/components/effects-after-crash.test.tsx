/** @jsxImportSource preact */
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { expect, it } from 'vitest';
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
