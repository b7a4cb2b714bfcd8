import { getLanguage } from 'obsidian';
import german from 'catalogue:german';
import phrases from 'catalogue:german-phrases';
import { usePhrases } from '../../language/drawn';
import { useCatalogue } from '../../language/text';

// Must be imported before anything else, because constants contain translated texts. The language does not change while
// Obsidian runs.
if (getLanguage() === 'de') {
	useCatalogue(JSON.parse(german()) as Record<string, string>);
	usePhrases(JSON.parse(phrases()) as Record<string, string>);
}
