import { type Backend, type BackendEntry, missing } from './backend';

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

const MOST_IN_FLIGHT = 128;

/** A folder on disk, behind `host/server.mjs`. */
export class HttpBackend implements Backend {
	private inFlight = 0;
	private readonly waiting: (() => void)[] = [];

	constructor(private readonly base = location.origin) {}

	async all(): Promise<BackendEntry[]> {
		return (await this.send('GET', '/vault/list')).json() as Promise<BackendEntry[]>;
	}

	async entry(path: string): Promise<BackendEntry | undefined> {
		const response = await this.send('GET', `/vault/entry?${query({ path })}`);
		return ((await response.json()) as BackendEntry | null) ?? undefined;
	}

	async read(path: string): Promise<string> {
		return (await this.get(path)).text();
	}

	async readBinary(path: string): Promise<ArrayBuffer> {
		return (await this.get(path)).arrayBuffer();
	}

	async write(path: string, data: string): Promise<void> {
		await this.send('PUT', `/vault/file?${query({ path })}`, data);
	}

	async writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		await this.send('PUT', `/vault/file?${query({ path })}`, data);
	}

	async append(path: string, data: string): Promise<void> {
		const response = await this.send('GET', `/vault/file?${query({ path })}`);
		const before = response.headers.get('x-missing') ? '' : await response.text();
		await this.write(path, before + data);
	}

	async remove(path: string): Promise<void> {
		await this.send('DELETE', `/vault/file?${query({ path })}`);
	}

	async rename(from: string, to: string): Promise<void> {
		await this.send('POST', `/vault/rename?${query({ from, to })}`);
	}

	async mkdir(path: string): Promise<void> {
		await this.send('POST', `/vault/mkdir?${query({ path })}`);
	}

	url(path: string): string {
		return `${this.base}/vault/raw/${path.split('/').map(encodeURIComponent).join('/')}`;
	}

	/** A browser refuses thousands of requests at once; an app reads thousands of files. */
	private async turn(): Promise<void> {
		if (this.inFlight < MOST_IN_FLIGHT) this.inFlight++;
		else await new Promise<void>(resolve => this.waiting.push(resolve));
	}

	private endTurn(): void {
		const next = this.waiting.shift();
		if (next) next();
		else this.inFlight--;
	}

	/** A missing file is answered with 200 and a header: browsers log every 404 as an error. */
	private async get(path: string): Promise<Response> {
		await this.turn();
		try {
			const response = await this.send('GET', `/vault/file?${query({ path })}`);
			if (response.headers.get('x-missing')) throw missing(path);
			return response;
		} finally {
			this.endTurn();
		}
	}

	private async send(method: string, path: string, body?: string | ArrayBuffer): Promise<Response> {
		const response = await fetch(this.base + path, { method, body });
		if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
		// An unread body would be logged as an aborted request.
		if (method !== 'GET') await response.arrayBuffer();
		return response;
	}
}
