import { afterEach, expect, it } from 'vitest';
import GIVEN from '../../journal/campaign/approved/legend.md?raw';
import { close } from '../one-app';
import { begun, openStep, press } from './begun';

afterEach(close);

it('a vow that a legend left open is offered for the inciting incident, one that was kept is not', async () => {
	const host = await begun('Starforged', { files: { 'Legend of The Drowned Light.md': GIVEN } });
	await openStep(host, 'Opening');
	await host.tick(50);
	const offered = [...document.querySelectorAll('.sworn-campaign-quest')].map(({ textContent }) => textContent);
	expect(offered).toEqual(['“Learn where the Linnet went down”, extreme']);
	await press('“Learn where the Linnet went down”, extreme');
	const about = document.querySelector<HTMLTextAreaElement>('#sworn-campaign-about');
	expect(about?.value).toBe('“Learn where the Linnet went down”, extreme');
});
