// The plugin is loaded once in each worker, which is no part of the first test that starts it.
import '../../main.ts';
