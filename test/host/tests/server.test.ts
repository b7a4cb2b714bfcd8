import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HttpBackend } from '../backend/http';
import { serve } from '../server.mjs';

let root: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
	root = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-'));
	for (const folder of ['vault/in', 'page', 'plugin']) fs.mkdirSync(path.join(root, folder), { recursive: true });
	fs.writeFileSync(path.join(root, 'secret.txt'), 'secret');
	fs.writeFileSync(path.join(root, 'vault/in/a.md'), 'A');
	fs.writeFileSync(path.join(root, 'page/index.html'), '<p>page</p>');
	fs.symlinkSync(path.join(root, 'secret.txt'), path.join(root, 'vault/link.md'));
	const at = (name: string) => path.join(root, name);
	server = await serve({ vault: at('vault'), page: at('page'), plugin: at('plugin') });
});

afterAll(async () => {
	await server.close();
	fs.rmSync(root, { recursive: true });
});

function ask(method: string, target: string, headers: http.OutgoingHttpHeaders = {}, data = '') {
	return new Promise<{ status: number; text: string; missing: boolean }>((resolve, reject) => {
		const { port } = new URL(server.url);
		const request = http.request({ host: '127.0.0.1', port, method, path: target, headers }, response => {
			let text = '';
			response.on('data', chunk => (text += String(chunk)));
			const missing = 'x-missing' in response.headers;
			response.on('end', () => resolve({ status: response.statusCode ?? 0, text, missing }));
		});
		request.on('error', reject);
		request.end(data);
	});
}

it('serves the page and the vault, and listens on this machine only', async () => {
	expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
	expect((await ask('GET', '/')).text).toBe('<p>page</p>');
	expect((await ask('GET', '/vault/file?path=in/a.md')).text).toBe('A');
	expect((await ask('PUT', '/vault/file?path=in/b.md', {}, 'B')).status).toBe(200);
	expect(fs.readFileSync(path.join(root, 'vault/in/b.md'), 'utf8')).toBe('B');
	const listed = JSON.parse((await ask('GET', '/vault/list')).text) as { path: string }[];
	expect(listed.map(({ path }) => path).sort()).toEqual(['in', 'in/a.md', 'in/b.md']);
});

it('a missing note is no 404, which browsers would log', async () => {
	expect(await ask('GET', '/vault/file?path=none.md')).toMatchObject({ status: 200, missing: true });
	const entry = async (path: string) => JSON.parse((await ask('GET', `/vault/entry?path=${path}`)).text) as unknown;
	expect(await entry('in/b.md')).toMatchObject({ path: 'in/b.md', size: 1, dir: false });
	expect(await entry('in')).toMatchObject({ path: 'in', dir: true });
	expect(await entry('none.md')).toBeNull();
});

it('the page reads every answer to its end: browsers would log the others as aborted', async () => {
	const asked = vi.spyOn(globalThis, 'fetch');
	const disk = new HttpBackend(server.url.replace(/\/$/, ''));
	await disk.mkdir('of page');
	await disk.write('of page/c.md', 'C');
	await disk.rename('of page/c.md', 'of page/d.md');
	expect(await disk.read('of page/d.md')).toBe('C');
	await disk.remove('of page');
	const answers = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<Response>));
	asked.mockRestore();
	expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, true, true, true]);
});

const refused = [
	{ title: 'a path above the vault', method: 'GET', target: '/vault/file?path=../secret.txt' },
	{ title: 'an absolute path', method: 'GET', target: '/vault/file?path=/etc/hosts' },
	{ title: 'a link that leads out', method: 'GET', target: '/vault/file?path=link.md' },
	{ title: 'a write above the vault', method: 'PUT', target: '/vault/file?path=../new.txt' },
	{ title: 'a raw path above the vault', method: 'GET', target: '/vault/raw/%2e%2e%2fsecret.txt' },
	{ title: 'removing the whole vault', method: 'DELETE', target: '/vault/file?path=' },
	{ title: 'another host name', method: 'GET', target: '/', headers: { host: 'evil.example' } },
	{ title: 'another page', method: 'PUT', target: '/vault/file?path=x.md', headers: { origin: 'http://evil.example' } },
];

it.each(refused)('refuses $title', async ({ method, target, headers }) => {
	expect((await ask(method, target, headers)).status).toBe(403);
});
