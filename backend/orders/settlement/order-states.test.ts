import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../database/tables/orders.ts';
import { isSettled, getNextState, orderTransitions, OrderTransitionError, getStatus, type OrderTransition } from './order-states.ts';

const states = [
  'reserving',
  'authenticating',
  'confirming',
  'releasing',
  'finalised',
  'cancelled',
] as const satisfies readonly OrderState[];
const transitions = Object.keys(orderTransitions) as readonly OrderTransition[];

describe('getNextState', () => {
  it('allows exactly the transitions of the table', () => {
    const ways = transitions.flatMap((transition) =>
      states.flatMap((state) => {
        try {
          return [`${state} → ${getNextState('TF-1', state, transition)}`];
        } catch (error) {
          expect(error).toBeInstanceOf(OrderTransitionError);
          return [];
        }
      }),
    );
    expect(ways.toSorted()).toEqual([
      'authenticating → confirming',
      'authenticating → releasing',
      'confirming → finalised',
      'confirming → releasing',
      'releasing → cancelled',
      'reserving → authenticating',
      'reserving → confirming',
      'reserving → finalised',
      'reserving → releasing',
    ]);
  });

  it('throws an error with the order and the transition', () => {
    expect(() => getNextState('TF-2611-000001', 'finalised', 'cancel')).toThrow(
      'TF-2611-000001 is finalised: the transition "cancel" is not allowed',
    );
  });

  it('leads through states that are shown as processing until the order is settled', () => {
    expect(states.map((state) => [isSettled(state), getStatus(state)])).toEqual([
      [false, 'processing'],
      [false, 'processing'],
      [false, 'processing'],
      [false, 'processing'],
      [true, 'finalised'],
      [true, 'cancelled'],
    ]);
  });
});
