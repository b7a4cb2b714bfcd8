import { describe, expect, it } from 'vitest';
import { playedIn } from './read-note';
import { rows } from '../../support/rows';

/** Crossing ice: a move that each shape of a card has to say in the same way. */
const ICE = { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' };

describe('a callout is a card with a move', () => {
	it.each(rows`
		with its name as the title => > [!move] Cross the Ice\n> When you cross thin ice, roll +edge.\n>\n> On a **strong hit**, take +1 momentum.\n>\n> On a **weak hit**, suffer -1 supply.\n>\n> On a **miss**, [[Pay the Price]].
		folded => > [!move]- Cross the Ice\n> When you cross thin ice, roll +edge.\n> On a **strong hit**, take +1 momentum.\n> On a **weak hit**, suffer -1 supply.\n> On a **miss**, [[Pay the Price]].
		with a callout for each outcome inside it => > [!move] Cross the Ice\n> When you cross thin ice, roll +edge.\n>\n> > [!success]+ Strong Hit\n> > Take +1 momentum.\n>\n> > [!warning]+ Weak Hit\n> > Suffer -1 supply.\n>\n> > [!failure]- Miss\n> > [[Pay the Price]].
		with the outcomes as kinds of callouts behind the card => ## Cross the Ice\nWhen you cross thin ice, roll +edge.\n\n> [!strong-hit]\n> Take +1 momentum.\n\n> [!weak-hit]\n> Suffer -1 supply.\n\n> [!miss]\n> [[Pay the Price]].
		with titles for its parts => > [!move] Cross the Ice\n> > [!info] Trigger\n> > When you cross thin ice, roll +edge.\n>\n> > [!success] Strong Hit\n> > Take +1 momentum.\n>\n> > [!warning] Weak Hit\n> > Suffer -1 supply.\n>\n> > [!danger] Miss\n> > [[Pay the Price]].
		with parts as headings under the name => ## Cross the Ice\n### Trigger\nWhen you cross thin ice, roll +edge.\n### Outcomes\nOn a **strong hit**, take +1 momentum.\nOn a **weak hit**, suffer -1 supply.\nOn a **miss**, [[Pay the Price]].
		with parts in bold type => ## Cross the Ice\n**Trigger:** When you cross thin ice, roll +edge.\n\n**Strong Hit:** Take +1 momentum.\n\n**Weak Hit:** Suffer -1 supply.\n\n**Miss:** [[Pay the Price]].
		with a title in bold and a mark of its own => > [!sworn-move|card] **Cross the Ice**\n> *When you cross thin ice*, roll +edge.\n> - **Strong hit:** take +1 momentum.\n> - **Weak hit:** suffer -1 supply.\n> - **Miss:** [[Pay the Price]].
		under a name that ends in “Move Card” => ## Cross the Ice: Move Card\nWhen you cross thin ice, roll +edge. On a **strong hit**, take +1 momentum. On a **weak hit**, suffer -1 supply. On a **miss**, [[Pay the Price]].
		in a heading inside the callout => > [!abstract]\n> ### Cross the Ice\n> When you cross thin ice, roll +edge.\n> On a **strong hit**, take +1 momentum.\n> On a **weak hit**, suffer -1 supply.\n> On a **miss**, [[Pay the Price]].
	`)('%s', (_, card) => {
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
