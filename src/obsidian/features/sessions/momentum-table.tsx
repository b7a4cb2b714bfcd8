import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/translate';

/** The values of the chart as a table, rendered when opened. */
export function MomentumTable({ momentum }: { readonly momentum: readonly number[] }): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	return (
		<details class="sworn-more" onToggle={event => setOpen(event.currentTarget.open)}>
			<summary>{t('Values')}</summary>
			{isOpen && (
				<table class="sworn-momentum-table">
					<thead>
						<tr>
							<th scope="col">{t('Step')}</th>
							<th scope="col">{t('Momentum')}</th>
						</tr>
					</thead>
					<tbody>
						{momentum.map((value, at) => (
							<tr key={at}>
								<th scope="row">{at === 0 ? t('Beginning') : at}</th>
								<td>{value}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</details>
	);
}
