import { installGlobals } from '../host/dom';
import { watchPage } from '../host/watch/watch';

/** A page has layout and observers of its own; only what the app adds to the browser is put in. */
installGlobals(window);
watchPage(window);
