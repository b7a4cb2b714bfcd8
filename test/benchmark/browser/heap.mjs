import { heapOf, openHost, settled } from './page.mjs';
import { summary } from '../summary.mjs';

/** The heap after a start, with the plugin and with one that does nothing, in turn. */
export async function measureHeap(browser, urls, { note, pages }) {
	const runs = { ours: [], host: [] };
	for (let i = 0; i < pages; i++)
		for (const name of ['ours', 'host']) {
			const opened = await openHost(browser, urls[name], { note });
			await settled(opened);
			runs[name].push({ heap: await heapOf(opened) });
			await opened.close();
		}
	const alone = summary(runs.host).heap;
	return { alone, heap: summary(runs.ours.map(({ heap }) => ({ heap: heap - alone.median }))).heap };
}
