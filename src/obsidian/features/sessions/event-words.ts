import type { TimelineEvent } from '../../../journal/sessions/session-timeline';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** What happened, and to whom where several are told of. */
export const eventWords = ({ who, ...event }: TimelineEvent): string =>
	who === undefined ? whatHappened(event) : `${who} › ${whatHappened(event)}`;

function whatHappened({ what, name }: Omit<TimelineEvent, 'who'>): string {
	switch (what) {
		case 'sworn':
			return t('Vow sworn: {name}', { name });
		case 'fulfilled':
			return t('Vow fulfilled: {name}', { name });
		case 'forsaken':
			return t('Vow forsaken: {name}', { name });
		case 'bond':
			return name === '' ? t('A bond') : t('A bond with {name}', { name });
		case 'scar':
			return t('For good: {impact}', { impact: translateTerm(name) });
		case 'end':
			return name === 'dead' ? t('The story ends in death') : t('The story ends: lost');
	}
}
