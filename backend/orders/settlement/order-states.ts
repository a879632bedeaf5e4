import type { OrderState } from '../../database/tables/orders.ts';

interface Transition {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  /** Cause of the transition. */
  readonly by: string;
}

/** All transitions between the states of an order. It starts as `reserving`; the two states without transitions are final. */
export const orderTransitions = {
  authenticate: { from: ['reserving'], to: 'authenticating', by: 'the issuer of a tender waits for the shopper' },
  confirm: { from: ['reserving', 'authenticating'], to: 'confirming', by: 'every tender is reserved' },
  finalize: { from: ['reserving', 'confirming'], to: 'finalised', by: 'every tender is confirmed' },
  release: {
    from: ['reserving', 'authenticating', 'confirming'],
    to: 'releasing',
    by: 'a tender is rejected, its partner never heard of it, or the shopper was not authenticated in time',
  },
  cancel: { from: ['releasing'], to: 'cancelled', by: 'nothing is held any more, and what was taken is given back' },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderTransition = keyof typeof orderTransitions;

export class OrderTransitionError extends Error {
  readonly state: OrderState;
  readonly transition: OrderTransition;
  constructor(number: string, state: OrderState, transition: OrderTransition) {
    super(`[cairn] [orders] ${number} is ${state}: the transition "${transition}" is not allowed`);
    this.name = 'OrderTransitionError';
    this.state = state;
    this.transition = transition;
  }
}

/**
 * The target state of a transition.
 * @throws OrderTransitionError if the state does not allow it
 */
export function getNextState(number: string, state: OrderState, transition: OrderTransition): OrderState {
  const { from, to }: Transition = orderTransitions[transition];
  if (!from.includes(state)) throw new OrderTransitionError(number, state, transition);
  return to;
}

const leads = new Set<OrderState>(Object.values<Transition>(orderTransitions).flatMap(({ from }) => from));

/** True for a final state. */
export function isSettled(state: OrderState): boolean {
  return !leads.has(state);
}

/** The contract's status of a state: processing until the order is settled. */
export function getStatus(state: OrderState): 'processing' | 'finalised' | 'cancelled' {
  return state === 'finalised' || state === 'cancelled' ? state : 'processing';
}
