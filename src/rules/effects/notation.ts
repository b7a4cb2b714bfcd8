/** The one-line notation of effects, both ways; `docs/effects.md` explains it. */
export { readEffectsNotation } from './read-notation';
export { writeEffects } from './write-notation';
