import type { SessionOf } from '../../../src/journal/sessions/end-session';

/** Two characters share the journals of these tests. */
export const KESTRELS: SessionOf = {
	note: 'The long road',
	by: 'Kestrel Vane',
	who: name => {
		if (name === undefined || name === 'Kestrel Vane') return 'actor';
		return name === 'Ines Calder' ? 'another' : 'no character';
	},
};

export const fence = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\`\n`;

/** A session as it is played: hits, misses, a burn, a vow fulfilled, changes by hand, oracles, and somebody else's move. */
export const PLAYED = `---
character: "[[Kestrel Vane]]"
---

# The long road

## Session 2, 2026-11-14

${fence('move: Face Danger\nby: Kestrel Vane\nroll: edge 2\ndice: 5 vs 3, 6\noutcome: strong hit, 7 vs 3, 6\ndone:\n  - momentum 1 → 2')}
## Session 3, 2026-11-21

The gale has turned.

${fence('move: Begin a Session\nby: Kestrel Vane\nchose: Spotlight a new danger, opportunity, or …\ndone:\n  - momentum 2 → 3')}
${fence('move: Swear an Iron Vow\nby: Kestrel Vane\ntrack: Stem the *red* tide\nroll: heart 2\ndice: 6 vs 4, 4\noutcome: strong hit with a match, 8 vs 4, 4\ndone:\n  - Stem the *red* tide › vow begun\n  - momentum 3 → 5')}
I ask around, and lose half a day. \`sworn: Kestrel Vane › supply 4 → 3; Rook › health 4 → 3\`

${fence('ask: Is the airlock guarded?\nodds: likely\ndice: 34\nanswer: yes')}
${fence('move: Face Danger\nby: Ines Calder\nroll: edge 3\ndice: 5 vs 3, 6\noutcome: strong hit, 8 vs 3, 6\ndone:\n  - momentum 7 → 8')}
${fence('move: Face Danger\nby: Kestrel Vane\nroll: wits 3\ndice: 1 vs 6, 9\noutcome: miss, 4 vs 6, 9\nchose: Endure Harm\ndone:\n  - health 5 → 3 (Endure Harm)\n  - wounded marked (Endure Harm)')}
${fence('move: Face Danger\nby: Kestrel Vane\nroll: edge 2\ndice: 2 vs 4, 9\nburn: momentum 5 → 2\noutcome: weak hit, 5 vs 4, 9\ndone:\n  - momentum 2 → 1\n  - Find the ark › 8 → 16 ticks')}
${fence('move: Gather Information\nby: Kestrel Vane\nroll: wits 3')}
${fence('move: Fulfill Your Vow\nby: Kestrel Vane\ntrack: Find the ark\nprogress: 4\ndice: vs 3, 9\noutcome: weak hit, 4 vs 3, 9\ndone:\n  - Find the ark › 16 → 18 ticks\n  - Find the ark › vow completed\n  - quests 3 → 8 ticks\n  - experience 2 → 4\n  - health 3 → 5')}
The old word comes to me: \`sworn: Core / Action › Advance\`, \`sworn: Kestrel Vane › wounded cleared\`.

${fence('move: Face Danger\nby: Kestrel Vane\ndice: 9 vs 3, 9')}
${fence('move: Make Camp\nby: Kestrel Vane\nchose: Recover\ndone:\n  - momentum 1 → 2\n  - nobody knows what')}
`;

export const NEXT = `## Session 4, 2026-11-28

${fence('move: Face Danger\nby: Kestrel Vane\nroll: edge 2\ndice: 5 vs 3, 6\noutcome: strong hit, 7 vs 3, 6\ndone:\n  - momentum 2 → 3')}`;
