import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/bundled';
import { rulebook } from '../../../src/rules/rulebook';
import { cardOf, readAbility } from '../../../src/rules/assets/read-ability';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { useWords } from './ability-words';
import { STATED } from '../../support/stated-abilities';
import { COUNTERS, MORE, SIXTY } from './sixty-abilities';
import { THIRTY } from './thirty-abilities';

const out: string[] = [];
const tell = (title: string, reading: any, book: any) => {
	out.push(`## ${title}`);
	for (const use of reading.uses) out.push(`  USE ${useWords(use)} ${use.appliesTo.map((f: any) => `<${f.moves.join()}|${f.when}|${f.roll_type ?? ''}>`).join('')} ${use.limit ?? ''} ${use.onResult ? `after ${JSON.stringify(use.onResult)}` : ''} ALW ${JSON.stringify(writeEffects(use.after.always))} OUT ${Object.entries(use.after.outcomes).map(([o, l]: any) => `${o}: ${JSON.stringify(writeEffects(l))}`).join(' ')} MATCH ${Object.entries(use.after.matches).map(([o, l]: any) => `${o}: ${JSON.stringify(writeEffects(l))}`).join(' ')}`);
	for (const r of reading.reminders) out.push(`  SHOWN ${JSON.stringify(r)}`);
	for (const l of reading.later) out.push(`  LATER ${l}`);
	if (reading.moment) {
		const { always, outcomes } = book.effectsOf(reading.moment);
		out.push(`  MOMENT ${reading.moment.trigger.text}: ${JSON.stringify(writeEffects(always))} ${JSON.stringify(Object.entries(outcomes).map(([o, l]: any) => `${o}: ${writeEffects(l)}`))}`);
	}
};
it('dumps', () => {
	for (const id of ['classic', 'delve', 'starforged', 'sundered_isles'] as const) {
		const ruleset = bundledRuleset(id);
		if (!ruleset) continue;
		const book = rulebook(ruleset);
		for (const asset of (ruleset as any).assets())
			asset.abilities.forEach((ability: any, at: number) => {
				const { stated, ...rest } = ability;
				const isStated = (STATED as any)[id]?.some((s: any) => s.asset === asset.name && s.ability === at + 1);
				const mvs = ability.moves.map((m: any) => { const { stated: _, ...other } = Object.fromEntries(Object.keys(m).filter(k => k !== 'stated').map(k => [k, m[k]])) as any; return other; });
				tell(`${id} ${asset.name} ${at + 1}${isStated ? ' STATED' : ''}`, readAbility({ ...rest, moves: mvs }, cardOf(asset, ruleset)), book);
			});
	}
	const ruleset = bundledRuleset('classic');
	const book = rulebook(ruleset);
	for (const { text } of [...SIXTY, ...MORE, ...THIRTY]) {
		const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
		const controls = COUNTERS.map(key => ({ kind: 'counter', key, label: key, min: 0, max: 6, value: 0 }));
		const asset = { _id: 'asset:reed/reed', name: 'Reed', controls, options: [], abilities: [ability] };
		tell(text, readAbility(ability as never, cardOf(asset as never, ruleset)), book);
	}
	writeFileSync(process.env.DUMP ?? '/tmp/sj/stuse-dump.txt', out.join('\n'));
});
