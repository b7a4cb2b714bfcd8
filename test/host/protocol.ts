import type { ObsidianProtocolHandler } from 'obsidian';

const SCHEME = 'obsidian://';

/** What plugins do at `obsidian://` links. No program opens such links here: a test does. */
export class Protocol {
	private readonly handlers = new Map<string, ObsidianProtocolHandler>();

	/** Returns what takes the handler away again. */
	add(action: string, handler: ObsidianProtocolHandler): () => void {
		if (this.handlers.has(action)) throw new Error(`stand-in host: obsidian://${action} is registered already`);
		this.handlers.set(action, handler);
		return () => this.handlers.delete(action);
	}

	actions(): string[] {
		return [...this.handlers.keys()];
	}

	/** Opens `obsidian://action?key=value`; a key without a value is `'true'`. */
	async run(link: string): Promise<void> {
		if (!link.startsWith(SCHEME)) throw new Error(`stand-in host: "${link}" is no ${SCHEME} link`);
		const [action = '', query = ''] = link.slice(SCHEME.length).split(/\?(.*)/s);
		const handler = this.handlers.get(action);
		if (!handler) {
			const known = this.actions().join(', ') || 'none';
			throw new Error(`stand-in host: nothing is registered for ${SCHEME}${action} (known: ${known})`);
		}
		await handler({ ...parameters(query), action });
	}
}

/** Percent-encoded: a plus is a plus. */
function parameters(query: string): Record<string, string> {
	const pairs = query.split('&').filter(Boolean);
	return Object.fromEntries(
		pairs.map(pair => {
			const at = pair.indexOf('=');
			const key = decodeURIComponent(at < 0 ? pair : pair.slice(0, at));
			return [key, at < 0 ? 'true' : decodeURIComponent(pair.slice(at + 1))];
		}),
	);
}
