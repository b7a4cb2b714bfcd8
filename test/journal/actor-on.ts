import type { Character } from '../../src/play/character/character';
import type { PlayTable } from '../../src/play/record/play-table';
import type { Pages } from '../../src/journal/pages/play-on-page';
import { stateOn } from '../../src/journal/pages/character-state';
import { good } from '../support/good';

/** The acting character of these pages, with its tracks and assets, from their fresh text. */
export const actorOn = (pages: Pages, { book }: PlayTable): Character => good(stateOn(pages, book.ruleset)).character;
