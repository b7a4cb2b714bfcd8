import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.jpeg': 'image/jpeg',
	'.gif': 'image/gif',
	'.webp': 'image/webp',
};

class Refusal extends Error {
	constructor(status, message) {
		super(message);
		this.status = status;
	}
}

const slashes = file => file.split(path.sep).join('/');

/** The place of a vault path on disk; anything outside the vault, also by a link, is refused. */
function confine(vault, relative) {
	const place = path.resolve(vault, relative);
	const isInside = file => file === vault || file.startsWith(vault + path.sep);
	let existing = place;
	while (!fs.existsSync(existing)) existing = path.dirname(existing);
	if (!isInside(place) || !isInside(fs.realpathSync(existing))) throw new Refusal(403, 'outside the vault');
	return place;
}

function listVault(vault, folder = vault) {
	return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
		if (!entry.isDirectory() && !entry.isFile()) return [];
		const place = path.join(folder, entry.name);
		const item = entryAt(vault, place);
		return item.dir ? [item, ...listVault(vault, place)] : [item];
	});
}

function entryAt(vault, place) {
	const stat = fs.statSync(place);
	return {
		path: slashes(path.relative(vault, place)),
		mtime: Math.round(stat.mtimeMs),
		size: stat.size,
		dir: stat.isDirectory(),
	};
}

const isFile = place => fs.existsSync(place) && fs.statSync(place).isFile();

async function body(request) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}

function writeFile(place, data) {
	if (!fs.existsSync(path.dirname(place))) throw new Refusal(404, 'ENOENT: no such directory');
	fs.writeFileSync(place, data);
}

/** Watches the vault and sends every page the paths that change. */
function makeFeed(vault) {
	const pages = new Set();
	const tell = file => {
		for (const page of pages) page.write(`data: ${JSON.stringify({ path: slashes(file) })}\n\n`);
	};
	let watcher;
	try {
		watcher = fs.watch(vault, { recursive: true }, (_kind, file) => {
			if (file) tell(file);
		});
		watcher.on('error', () => {});
	} catch {
		// Without a recursive watch, changes made outside show after a reload.
	}
	return {
		add(response) {
			response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
			response.write(':\n\n');
			pages.add(response);
			response.on('close', () => pages.delete(response));
		},
		close() {
			watcher?.close();
			for (const page of pages) page.end();
		},
	};
}

/** Only this machine's own page may ask: the names it may use for us, and no other page's origin. */
function checkCaller({ host = '', origin }) {
	if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) throw new Refusal(403, 'bad host');
	if (origin !== undefined && origin !== `http://${host}`) throw new Refusal(403, 'bad origin');
}

/**
 * Serves the page, the plugin and a vault folder, to this machine only.
 * @param {{ vault: string, page: string, plugin: string, port?: number, isCopy?: boolean }} options folders; port 0 takes a
 * free one; a vault that is a copy is gone when the demo ends, and the page says so
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ vault: vaultFolder, page, plugin, port = 0, isCopy = false }) {
	const vault = fs.realpathSync(vaultFolder);
	const feed = makeFeed(vault);
	const id = createHash('sha256').update(vault).digest('hex').slice(0, 12);

	async function answer(request, response) {
		checkCaller(request.headers);
		const url = new URL(request.url, 'http://127.0.0.1');
		const parameter = name => url.searchParams.get(name) ?? '';
		const at = name => confine(vault, parameter(name));
		const send = (data = '', type = 'text/plain; charset=utf-8', headers = {}) => {
			response.writeHead(200, {
				'content-type': type,
				'cache-control': 'no-store',
				'x-content-type-options': 'nosniff',
				...headers,
			});
			response.end(data);
		};
		const sendFile = place => {
			if (!isFile(place)) throw new Refusal(404, 'not found');
			send(fs.readFileSync(place), TYPES[path.extname(place)] ?? 'application/octet-stream');
		};
		switch (`${request.method} ${url.pathname}`) {
			case 'GET /vault/info':
				return send(JSON.stringify({ name: path.basename(vault), id, isCopy }), TYPES['.json']);
			case 'GET /vault/list':
				return send(JSON.stringify(listVault(vault)), TYPES['.json']);
			case 'GET /vault/entry': {
				const place = at('path');
				return send(JSON.stringify(fs.existsSync(place) ? entryAt(vault, place) : null), TYPES['.json']);
			}
			case 'GET /vault/events':
				return feed.add(response);
			case 'GET /vault/file': {
				const place = at('path');
				// 200, because browsers log every 404 as an error.
				if (!isFile(place)) return send('', undefined, { 'x-missing': '1' });
				return send(fs.readFileSync(place), 'application/octet-stream');
			}
			case 'PUT /vault/file':
				writeFile(at('path'), await body(request));
				return send();
			case 'DELETE /vault/file':
				if (at('path') === vault) throw new Refusal(403, 'not the whole vault');
				fs.rmSync(at('path'), { recursive: true, force: true });
				return send();
			case 'POST /vault/rename':
				fs.renameSync(at('from'), at('to'));
				return send();
			case 'POST /vault/mkdir':
				fs.mkdirSync(at('path'), { recursive: true });
				return send();
		}
		if (request.method !== 'GET') throw new Refusal(405, 'not allowed');
		const name = path.basename(url.pathname);
		if (url.pathname.startsWith('/vault/raw/')) {
			return sendFile(confine(vault, decodeURIComponent(url.pathname.slice('/vault/raw/'.length))));
		}
		return sendFile(
			url.pathname.startsWith('/plugin/') ? path.join(plugin, name) : path.join(page, name || 'index.html'),
		);
	}

	const server = http.createServer((request, response) => {
		answer(request, response).catch(error => {
			const status = error.status ?? (error.code === 'ENOENT' ? 404 : 500);
			if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
			response.end(error.message);
		});
	});
	await new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', resolve);
	});
	return {
		url: `http://127.0.0.1:${server.address().port}/`,
		async close() {
			feed.close();
			server.closeAllConnections();
			await new Promise(resolve => server.close(resolve));
		},
	};
}
