import { getLanguage } from 'obsidian';
import german from 'catalogue:german';
import phrases from 'catalogue:german-phrases';
import { usePhrases } from '../../language/drawn';
import { useCatalogue } from '../../language/text';

// Imported before anything else: constants hold texts, and the app's language does not change while it runs.
if (getLanguage() === 'de') {
	useCatalogue(JSON.parse(german()) as Record<string, string>);
	usePhrases(JSON.parse(phrases()) as Record<string, string>);
}
