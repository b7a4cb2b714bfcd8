import type { JSX } from 'preact';
import { outcomeName, OUTCOMES, type Outcome } from '../../../rules/core/outcome';
import { percentages } from '../../../play/roll/odds';
import { luckOf, type Luck } from '../../../journal/sessions/luck';
import type { LineOfNote } from '../../../journal/notes/line-of-note';
import type { TimelineRoll, TimelineSession } from '../../../journal/sessions/session-timeline';
import { nameOf } from '../../../rules/search/stated-name';
import { Pair } from '../../components/roll-icons';
import type { CampaignSessions } from './campaign-sessions';
import { MomentumChart } from './momentum-graph';
import { MomentumTable } from './momentum-table';
import { translateTerm } from '../../../i18n/translate-terms';
import { oneDecimal, t, tn } from '../../../i18n/translate';

interface LuckCardProps extends Pick<LuckOfOneProps, 'goTo'> {
	readonly ofEach: CampaignSessions['ofEach'];
}

/** The luck of each character. */
export function LuckCard({ ofEach, goTo }: LuckCardProps): JSX.Element {
	const [only, ...others] = ofEach;
	if (only && others.length === 0) return <LuckOfOne sessions={only.sessions} goTo={goTo} />;
	return (
		<>
			{ofEach.map(({ actor: { path, character }, sessions }) => (
				<section key={path} aria-label={character.name}>
					<strong>{character.name}</strong>
					<LuckOfOne sessions={sessions} goTo={goTo} />
				</section>
			))}
		</>
	);
}

interface LuckOfOneProps {
	readonly sessions: readonly TimelineSession[];
	readonly goTo: (place: LineOfNote) => void;
}

/** How the dice fell against their odds, the luckiest and the unluckiest roll, and momentum over time. */
function LuckOfOne({ sessions, goTo }: LuckOfOneProps): JSX.Element {
	const luck = luckOf(sessions);
	return (
		<>
			{luck.rolls === 0 ? (
				<p class="sworn-detail">{t('Nothing was rolled yet.')}</p>
			) : (
				<>
					<LuckTable luck={luck} />
					<p class="sworn-detail">{afterwards(luck)}</p>
					<ul class="sworn-luck-rolls">
						{luck.luckiest && <RollLine label={t('Luckiest')} roll={luck.luckiest} goTo={goTo} />}
						{luck.unluckiest && <RollLine label={t('Unluckiest')} roll={luck.unluckiest} goTo={goTo} />}
					</ul>
				</>
			)}
			{luck.momentum.length > 1 && (
				<>
					<MomentumChart momentum={luck.momentum} />
					<MomentumTable momentum={luck.momentum} />
				</>
			)}
		</>
	);
}

function LuckTable({ luck: { rolls, fell, expected } }: { readonly luck: Luck }): JSX.Element {
	const share = (counts: Luck['fell']) => ({
		strong_hit: counts.strong_hit / rolls,
		weak_hit: counts.weak_hit / rolls,
		miss: counts.miss / rolls,
	});
	const [are, were] = [percentages(share(fell)), percentages(share(expected))];
	return (
		<table class="sworn-luck">
			<caption>{tn(rolls, '{count} roll', '{count} rolls')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('Outcome')}</th>
					<th scope="col">{t('Fell')}</th>
					<th scope="col">{t('On average')}</th>
				</tr>
			</thead>
			<tbody>
				{OUTCOMES.map(outcome => (
					<tr key={outcome}>
						<th scope="row">
							<Pair outcome={outcome} isMatch={false} /> {translateTerm(outcomeName(outcome))}
							<Bar outcome={outcome} is={are[outcome]} was={were[outcome]} />
						</th>
						<td>{t('{count}, {percent} %', { count: fell[outcome], percent: are[outcome] })}</td>
						<td>{t('{count}, {percent} %', { count: oneDecimal(expected[outcome]), percent: were[outcome] })}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const BAR = { width: 100, height: 6 } as const;

/** How much fell, in percent, with a mark at the average. The numbers stand beside it. */
const Bar = ({ outcome, is, was }: { outcome: Outcome; is: number; was: number }): JSX.Element => (
	<svg
		class={`sworn-luck-bar sworn-${outcome}`}
		viewBox={`0 0 ${BAR.width} ${BAR.height}`}
		preserveAspectRatio="none"
		aria-hidden="true"
	>
		<rect class="sworn-luck-all" width={BAR.width} height={BAR.height} />
		<rect class="sworn-luck-part" width={is} height={BAR.height} />
		<line class="sworn-luck-mark" x1={was} x2={was} y1={0} y2={BAR.height} />
	</svg>
);

/** What became of the throws, and how many were matches. One throw in ten is a match. */
function afterwards({ rolls, ended, fell, burns, matches }: Luck): string {
	const counted = OUTCOMES.map(outcome => `${translateTerm(outcomeName(outcome))} ${ended[outcome]}`).join(', ');
	return [
		tn(matches, '{count} match, and {average} on average.', '{count} matches, and {average} on average.', {
			average: oneDecimal(rolls / 10),
		}),
		...(burns > 0 ? [tn(burns, 'Momentum was burned once.', 'Momentum was burned {count} times.')] : []),
		...(OUTCOMES.some(outcome => ended[outcome] !== fell[outcome]) ? [t('In the end: {counted}.', { counted })] : []),
	].join(' ');
}

interface RollLineProps {
	readonly label: string;
	readonly roll: TimelineRoll;
	readonly goTo: (place: LineOfNote) => void;
}

/** A roll with the chance of its outcome, and a link to its line. */
const RollLine = ({ label, roll, goTo }: RollLineProps): JSX.Element => (
	<li>
		<span class="sworn-track-kind">{label}</span>
		<button type="button" class="sworn-line-button" onClick={() => goTo(roll)}>
			{t('{move}, {outcome}, in {note}', {
				move: roll.move,
				outcome: translateTerm(outcomeName(roll.fell)),
				note: nameOf(roll.path),
			})}
		</button>
		<span class="sworn-detail">{t('a chance of {percent} %', { percent: percentages(roll.odds)[roll.fell] })}</span>
	</li>
);
