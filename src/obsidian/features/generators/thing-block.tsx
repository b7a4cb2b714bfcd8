import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lineLabel, NAME_KEY } from '../../../rules/generators/generator';
import type { GeneratedThing } from '../../../journal/answers/generated-block';
import { readThing } from '../../../journal/answers/generated-block';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import { MessageCard } from '../../components/message-card';
import { MoreButton } from '../../components/more-button';
import { Pending, PressButton } from '../../components/press-button';
import { ProblemLines } from '../../components/problem-lines';
import { rerollLine, thingIn } from './thing-buttons';
import { t } from '../../../language/text';

interface ThingBlockProps {
	readonly on: BlockOnPage;
	/** Null if its position in a note is unknown, which makes the card read-only. */
	readonly place: SectionInfo;
}

/** A generated thing: its name and a list of facts. Under “More”, each line can be rolled again. */
export function ThingBlock({ on, place }: ThingBlockProps): JSX.Element {
	const { source, isPending, startsOpen } = on;
	const [isOpen, setOpen] = useState(startsOpen);
	const reading = readThing(source);
	if (!reading.ok)
		return <MessageCard title={t('This block cannot be read')} problems={reading.problems} source={source} />;
	const { generated, warnings } = reading.value;
	const name = generated.facts.get(NAME_KEY)?.join(' ');
	return (
		<Pending.Provider value={isPending}>
			<section
				class="sworn-facts sworn-oracle sworn-thing"
				aria-label={`${generated.thing}${name === undefined ? '' : `: ${name}`}`}
				aria-busy={isPending ? 'true' : undefined}
				tabIndex={-1}
			>
				<p class="sworn-facts-title">
					<span class="sworn-facts-kind">{generated.thing}</span> <strong>{name}</strong>
				</p>
				<Facts generated={generated} />
				<ProblemLines problems={warnings} />
				{place && (
					<div class="sworn-buttons">
						<MoreButton isOpen={isOpen} setOpen={setOpen} />
						{isOpen && <Rerolls on={on} generated={generated} />}
					</div>
				)}
			</section>
		</Pending.Provider>
	);
}

function Facts({ generated: { facts } }: { readonly generated: GeneratedThing }): JSX.Element | null {
	const shown = [...facts].filter(([key]) => key !== NAME_KEY);
	if (shown.length === 0) return null;
	return (
		<dl>
			{shown.map(([key, values]) => (
				<div key={key}>
					<dt>{lineLabel(key)}</dt>
					{values.map(value => (
						<dd key={value}>{value}</dd>
					))}
				</div>
			))}
		</dl>
	);
}

/** Rendered only on demand, so that no book is loaded before. */
function Rerolls({ on, generated }: { readonly on: BlockOnPage; readonly generated: GeneratedThing }): JSX.Element {
	const { actions, path, where } = on;
	const book = actions.viewState.oracles(path);
	const lines = (book && thingIn(generated, book))?.lines.filter(({ values }) => values.length > 0) ?? [];
	if (lines.length === 0)
		return <span class="sworn-detail">{t('These rules have no oracles for it, so nothing can be rolled again.')}</span>;
	return (
		<>
			{lines.map(({ key }) => (
				<PressButton
					key={key}
					class="sworn-button"
					data-control={`Roll ${key}`}
					onPress={() => on.writeInUse(() => rerollLine(actions, { path, place: where }, key))}
				>
					{t('Roll {first}', { first: lineLabel(key).toLowerCase() })}
				</PressButton>
			))}
		</>
	);
}
