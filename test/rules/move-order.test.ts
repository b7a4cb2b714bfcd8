import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/rules/move';
import { MoveOrder } from '../../src/rules/move-order';

const move = (id: number, name: string, category: string): Move => ({
	_id: `move:house/${id}`,
	name,
	category,
	roll_type: 'no_roll',
	trigger: { text: '', conditions: [] },
	text: '',
	outcomes: {},
	tables: [],
	allow_momentum_burn: false,
});

const anyMoves = fc
	.array(fc.tuple(fc.constantFrom('Leap', 'Hide', 'Swim', 'Climb', 'Row'), fc.constantFrom('Shore', 'Wood', 'Sea')))
	.map(all => all.map(([name, category], id) => move(id, name, category)));

/** The rule, said plainly: in place of the moves of its name, else behind its category, else at the end. */
function placed(moves: readonly Move[], added: Move): readonly Move[] {
	const first = moves.find(({ name }) => name === added.name);
	if (first)
		return moves
			.filter(other => other === first || other.name !== added.name)
			.map(other => (other === first ? added : other));
	const last = moves.map(({ category }) => category).lastIndexOf(added.category);
	return last < 0 ? [...moves, added] : [...moves.slice(0, last + 1), added, ...moves.slice(last + 1)];
}

describe('the order of moves', () => {
	it('is the same as when each move is placed by going through all the others', () => {
		fc.assert(
			fc.property(anyMoves, anyMoves, (base, more) => {
				const order = new MoveOrder(base);
				for (const added of more) {
					const replaced = order.find([added.name.toLowerCase()], [], new Set());
					if (replaced.length > 0) order.replace(replaced, added);
					else order.add(added);
				}
				expect(order.moves()).toEqual(more.reduce(placed, base));
			}),
		);
	});

	it('finds moves in it, in whatever order they are named', () => {
		const order = new MoveOrder([move(1, 'Leap', 'Shore'), move(2, 'Hide', 'Wood'), move(3, 'Row', 'Sea')]);
		const found = order.find(['row', 'leap'], ['move:house/2'], new Set());
		expect(found.map(({ name }) => name)).toEqual(['Leap', 'Hide', 'Row']);
	});

	it('adds moves without going through those before', () => {
		const order = new MoveOrder([]);
		let looks = 0;
		for (let id = 0; id < 2000; id++) {
			order.add({
				...move(id, `Move ${id}`, ''),
				get category() {
					looks++;
					return `Category ${id % 7}`;
				},
			});
		}
		expect(order.moves()).toHaveLength(2000);
		expect(looks).toBeLessThan(10 * 2000);
	});

	it('finds moves by an id, or by one with a star in it, but not those that are kept', () => {
		const [leap, hide] = [move(1, 'Leap', 'Shore'), move(2, 'Hide', 'Shore')];
		const order = new MoveOrder([leap, hide]);
		expect(order.find([], ['move:house/2'], new Set())).toEqual([hide]);
		expect(order.find([], ['move:*/1'], new Set())).toEqual([leap]);
		expect(order.find(['hide'], ['move:*/*'], new Set(['move:house/1']))).toEqual([hide]);
	});
});
