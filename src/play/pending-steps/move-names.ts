/** The move that other moves and oracles lead to on a miss (every rulebook, Pay the Price). */
export const PAY_THE_PRICE = 'Pay the Price';
