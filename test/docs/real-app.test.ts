import { expect, it } from 'vitest';
import host from '../../docs/host.md?raw';
import page from '../../docs/real-app.md?raw';

const [, TABLE = ''] = /^\| behaviour \| source \| test \|\n([^]*?)\n\n/m.exec(host) ?? [];

const assumed = [...TABLE.matchAll(/^\| (.+?) \| (.+?) \| /gm)].flatMap(([, behaviour = '', source = '']) =>
	source.includes('assumed') ? [behaviour] : [],
);

const [, CHECKS = ''] = /^## What is assumed\n([^]*)/m.exec(page) ?? [];

it('every behaviour that the host assumes is to be checked in the real app, and no other', () => {
	const checks = [...CHECKS.matchAll(/^- \[.\] (.+)$/gm)].map(([, behaviour = '']) => behaviour);
	expect(assumed.length).toBeGreaterThan(50);
	expect([...checks].sort()).toEqual([...assumed].sort());
});
