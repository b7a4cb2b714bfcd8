import { afterAll } from 'vitest';
import { installGlobals } from '../host/dom';
import { watchPage } from '../host/leak-detector/watch';
import { endWhatRuns } from './boot';

/** A page has layout and observers of its own; only what the app adds to the browser is put in. */
installGlobals(window);
watchPage(window);

// The page is that of the next file as well.
afterAll(endWhatRuns);
