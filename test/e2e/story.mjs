/** The notes of the demo that most stories are about. */
export const JOURNAL = 'Journal/Session 1.md';
export const KESTREL = 'Characters/Kestrel Vane.md';

/** One thing that a player does, from an opened note to the notes on disk; `settings` are those of the table. */
export const story = (title, settings, play) => ({ title, settings, play });
