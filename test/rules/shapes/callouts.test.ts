import { describe, expect, it } from 'vitest';
import { playedIn } from './read-note';

/** Crossing ice: a move that each shape of a card has to say in the same way. */
const ICE = { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' };

describe('a callout is a card with a move', () => {
	it.each<[string, string]>([
		[
			'with its name as the title',
			`> [!move] Cross the Ice
> When you cross thin ice, roll +edge.
>
> On a **strong hit**, take +1 momentum.
>
> On a **weak hit**, suffer -1 supply.
>
> On a **miss**, [[Pay the Price]].`,
		],
		[
			'folded',
			`> [!move]- Cross the Ice
> When you cross thin ice, roll +edge.
> On a **strong hit**, take +1 momentum.
> On a **weak hit**, suffer -1 supply.
> On a **miss**, [[Pay the Price]].`,
		],
		[
			'with a callout for each outcome inside it',
			`> [!move] Cross the Ice
> When you cross thin ice, roll +edge.
>
> > [!success]+ Strong Hit
> > Take +1 momentum.
>
> > [!warning]+ Weak Hit
> > Suffer -1 supply.
>
> > [!failure]- Miss
> > [[Pay the Price]].`,
		],
		[
			'with the outcomes as kinds of callouts behind the card',
			`## Cross the Ice
When you cross thin ice, roll +edge.

> [!strong-hit]
> Take +1 momentum.

> [!weak-hit]
> Suffer -1 supply.

> [!miss]
> [[Pay the Price]].`,
		],
		[
			'with titles for its parts',
			`> [!move] Cross the Ice
> > [!info] Trigger
> > When you cross thin ice, roll +edge.
>
> > [!success] Strong Hit
> > Take +1 momentum.
>
> > [!warning] Weak Hit
> > Suffer -1 supply.
>
> > [!danger] Miss
> > [[Pay the Price]].`,
		],
		[
			'with parts as headings under the name',
			`## Cross the Ice
### Trigger
When you cross thin ice, roll +edge.
### Outcomes
On a **strong hit**, take +1 momentum.
On a **weak hit**, suffer -1 supply.
On a **miss**, [[Pay the Price]].`,
		],
		[
			'with parts in bold type',
			`## Cross the Ice
**Trigger:** When you cross thin ice, roll +edge.

**Strong Hit:** Take +1 momentum.

**Weak Hit:** Suffer -1 supply.

**Miss:** [[Pay the Price]].`,
		],
		[
			'with a title in bold and a mark of its own',
			`> [!sworn-move|card] **Cross the Ice**
> *When you cross thin ice*, roll +edge.
> - **Strong hit:** take +1 momentum.
> - **Weak hit:** suffer -1 supply.
> - **Miss:** [[Pay the Price]].`,
		],
		[
			'under a name that ends in “Move Card”',
			`## Cross the Ice: Move Card
When you cross thin ice, roll +edge. On a **strong hit**, take +1 momentum. On a **weak hit**, suffer -1 supply. On a **miss**, [[Pay the Price]].`,
		],
		[
			'in a heading inside the callout',
			`> [!abstract]
> ### Cross the Ice
> When you cross thin ice, roll +edge.
> On a **strong hit**, take +1 momentum.
> On a **weak hit**, suffer -1 supply.
> On a **miss**, [[Pay the Price]].`,
		],
	])('%s', (_, card) => {
		expect(playedIn(`# House moves\n\n${card}`)).toEqual({ 'Cross the Ice': ICE });
	});

	it('two cards in a row are two moves', () => {
		const card = (name: string, effect: string) =>
			`> [!move]- ${name}\n> When you try it, roll +iron.\n> On a **strong hit**, ${effect}.\n> On a **weak hit**, lose 1 supply.\n> On a **miss**, you fail.\n`;
		expect(
			playedIn(`${card('Cross the Ice', 'take +1 momentum')}\n${card('Break the Ice', 'take +1 spirit')}`),
		).toEqual({
			'Cross the Ice': { strong: 'momentum +1', weak: 'supply -1' },
			'Break the Ice': { strong: 'spirit +1', weak: 'supply -1' },
		});
	});

	it('a card says in its title what is a part, and no move', () => {
		const note = `> [!move] Cross the Ice
> When you cross thin ice, roll +edge.
> On a **strong hit**, take +1 momentum.
> On a **weak hit**, suffer -1 supply.
> On a **miss**, [[Pay the Price]].
>
> > [!warning]- Improper usage
> > When you walk around the lake, there is no roll. Lose 1 supply.`;
		expect(playedIn(note)).toEqual({ 'Cross the Ice': ICE });
	});
});
