/** "; if you score a miss, …" */
const CONDITION =
	/([;,]) (?:and |but )?(?:if|should|when) ((?:you (?:score|get|roll)|it is|it's|it be|the (?:roll|result|outcome) is) an? (strong hit|weak hit|hit|miss)|you (hit|succeed|miss|fail)|(?!you (?:do|don't)\b)[^,.;\n]{1,80}), /gi;
const EFFECT = /\b(?:add|gain|reroll|roll|spend|suffer|take) /i;

/** Gives a condition behind an effect a sentence of its own, so that what follows it does not happen without it. */
export function conditionsApart(text: string): string {
	let from = 0;
	return [...text.matchAll(CONDITION)]
		.map(({ 0: { length }, 1: mark, 2: condition = '', 3: outcome, 4: does, index }) => {
			const before = text.slice(from, index);
			const said = text.slice(index, (from = index + length));
			if (!EFFECT.test(before.slice(Math.max(...['.', ';', '\n'].map(end => before.lastIndexOf(end))) + 1)))
				return before + said;
			const fallen = outcome ?? (does && (/^(?:hit|succeed)$/i.test(does) ? 'hit' : 'miss'));
			if (fallen !== undefined) return `${before}. On a ${fallen}, `;
			return mark === ';' ? `${before}. If ${condition}, ` : before + said;
		})
		.concat(text.slice(from))
		.join('');
}
