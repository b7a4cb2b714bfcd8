/**
 * One thing that a player does, on any app that a browser's debugging protocol reaches; `rows` are the behaviours of
 * test/host/behaviours.yaml that it settles, in the words of that table: `on.fact` and `on.unseen` know no others.
 */
export const story = (title, rows, play) => ({ title, rows, play });
