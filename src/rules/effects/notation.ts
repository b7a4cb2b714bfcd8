/** The one-line notation of effects, both ways; `docs/effects.md` explains it. */
export { readEffectsNotation } from './notation/read-notation';
export { writeEffects } from './notation/write-notation';
