import { Notice, type App } from 'obsidian';
import { LONG_NOTICE } from '../components/long-notice';
import { t } from '../../i18n/translate';

/** What is kept on this device under a key, and the version of its format; what another version wrote is passed over. */
export interface Kept {
	readonly key: string;
	readonly version: number;
}

/** What the app's storage did not take, by key, until the app is closed. */
const refused = new WeakMap<App, Map<string, unknown>>();

/**
 * What this device keeps apart from the notes; undefined if nothing of this version is there. It is a convenience, so
 * it never throws: a storage that is full, blocked or garbage is told once, and everything plays without it.
 */
export function keptOnDevice(app: App, { key, version }: Kept): unknown {
	if (refused.get(app)?.has(key) === true) return refused.get(app)?.get(key);
	try {
		return valueIn(app.loadLocalStorage(key), version);
	} catch (error) {
		return void refusedBy(app, error);
	}
}

export function keepOnDevice(app: App, { key, version }: Kept, value: unknown): void {
	try {
		app.saveLocalStorage(key, { version, value });
		refused.get(app)?.delete(key);
	} catch (error) {
		refusedBy(app, error).set(key, value);
	}
}

/** Values of version 1 were first kept without their version. */
const valueIn = (stored: unknown, version: number): unknown =>
	stored instanceof Object && 'version' in stored && 'value' in stored
		? stored.version === version
			? stored.value
			: undefined
		: version === 1
			? stored
			: undefined;

/** What is kept in place of the storage, which the player is told of at the first failure. */
function refusedBy(app: App, error: unknown): Map<string, unknown> {
	const known = refused.get(app);
	if (known) return known;
	const words = error instanceof Error ? error.message : String(error);
	new Notice(
		t(
			'The storage of the app cannot be used on this device ({error}). You can keep playing; but what Sworn Journal keeps there, such as who acts and the moves made last, is perhaps forgotten when the app is closed.',
			{ error: words },
		),
		LONG_NOTICE,
	);
	const values = new Map<string, unknown>();
	refused.set(app, values);
	return values;
}
