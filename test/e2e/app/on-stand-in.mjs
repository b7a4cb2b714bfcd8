import assert from 'node:assert/strict';
import { build } from '../../host/build.mjs';
import { playOnApp } from './run.mjs';
import { startStandIn } from './stand-in.mjs';

/**
 * Plays the stories of the app on the stand-in host, which has to behave as its own table of behaviours says. Some of them
 * watch the clock, and a busy machine is slow, not wrong: where something failed, all are played once more, and it is told.
 */
export async function playOnStandIn({ only = '', built = false }) {
	if (!built) await build();
	const played = await playOnce(only);
	if (played.failed === 0) return played;
	console.log('\nUNSTEADY or wrong: the stories are played once more.');
	return playOnce(only);
}

async function playOnce(only) {
	const standIn = await startStandIn();
	try {
		const { refuted, ...played } = await playOnApp(standIn.url, { only });
		assert.deepEqual(standIn.changed(), [], 'nothing of the vault is changed');
		if (refuted.length > 0)
			console.log(`\nThe stand-in host is not as test/host/behaviours.yaml says:\n${refuted.join('\n')}`);
		return { passed: played.passed, failed: played.failed + refuted.length };
	} finally {
		await standIn.close();
	}
}
