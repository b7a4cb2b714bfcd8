import { bundle } from '../bundle.mjs';

/** What `notes.ts` exports: the notes are the same as for the figures without an app. */
export const madeUpNotes = async () => new Function(`${await bundle('test/benchmark/notes.ts')}; return benchmark;`)();
