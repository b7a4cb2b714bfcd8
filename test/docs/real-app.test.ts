import { expect, it } from 'vitest';
import { ALL_BEHAVIOURS, isAssumed } from '../support/host-behaviours';
import page from '../../docs/dev/real-app.md?raw';

const [, CHECKS = ''] = /^## What is assumed\n([^]*)/m.exec(page) ?? [];

it('every behaviour that the host assumes is to be checked in the real app, and no other', () => {
	const assumed = ALL_BEHAVIOURS.filter(isAssumed).map(({ behaviour }) => behaviour);
	const checks = [...CHECKS.matchAll(/^- \[.\] (.+)$/gm)].map(([, behaviour = '']) => behaviour);
	expect(assumed.length).toBeGreaterThan(50);
	expect([...checks].sort()).toEqual([...assumed].sort());
});
