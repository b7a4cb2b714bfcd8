import notes from './stories/notes.mjs';
import places from './stories/places.mjs';
import presses from './stories/presses.mjs';
import session from './stories/session.mjs';
import typing from './stories/typing.mjs';

export const STORIES = [...typing, ...session, ...presses, ...notes, ...places];
