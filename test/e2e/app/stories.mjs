import notes from './stories/notes.mjs';
import places from './stories/places.mjs';
import presses from './stories/presses.mjs';
import typing from './stories/typing.mjs';

export const STORIES = [...typing, ...presses, ...notes, ...places];
