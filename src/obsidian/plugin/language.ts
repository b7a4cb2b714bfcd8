import { getLanguage } from 'obsidian';
import german from 'catalogue:de';
import phrases from 'catalogue:de-record-terms';
import { readCatalogue } from '../../i18n/text-key';
import { setTermTranslations } from '../../i18n/translate-terms';
import { setTranslations } from '../../i18n/translate';

// Must be imported before anything else, because constants contain translated texts. The language does not change while
// Obsidian runs.
if (getLanguage() === 'de') {
	setTranslations(readCatalogue(german()));
	setTermTranslations(readCatalogue(phrases()));
}
