import type { JSX } from 'preact';
import type { SwornBlock } from '../../journal/sworn-block/sworn-block';

/** A block as its facts, line by line: what it is first, then each key with its values. */
export function FactsCard({ block }: { block: SwornBlock }): JSX.Element {
	const [title, ...facts] = block.entries;
	return (
		<div class="sworn-facts">
			<p class="sworn-facts-title">
				<span class="sworn-facts-kind">{title?.key}</span>{' '}
				<strong>{title?.items.map(({ text }) => text).join(', ')}</strong>
			</p>
			{facts.length > 0 && (
				<dl>
					{facts.map(({ key, items }) => (
						<div>
							<dt>{key}</dt>
							<dd>{items.map(({ text }) => text).join(', ')}</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}
