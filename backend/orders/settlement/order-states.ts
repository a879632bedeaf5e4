import type { OrderState } from '../../database/tables/orders.ts';

interface Transition {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  /** What brings it about. */
  readonly by: string;
}

/** Every way that an order goes from one state to another. An order begins as `reserving`; the two that no way leads out of end it. */
export const orderTransitions = {
  authenticate: { from: ['reserving'], to: 'authenticating', by: 'the issuer of a tender waits for the shopper' },
  confirm: { from: ['reserving', 'authenticating'], to: 'confirming', by: 'every tender is reserved' },
  finalise: { from: ['reserving', 'confirming'], to: 'finalised', by: 'every tender is confirmed' },
  release: {
    from: ['reserving', 'authenticating', 'confirming'],
    to: 'releasing',
    by: 'a tender is refused, its partner never heard of it, or the shopper was not authenticated in time',
  },
  cancel: { from: ['releasing'], to: 'cancelled', by: 'nothing is held any more, and what was taken is given back' },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderTransition = keyof typeof orderTransitions;

export class OrderTransitionError extends Error {
  readonly state: OrderState;
  readonly transition: OrderTransition;
  constructor(number: string, state: OrderState, transition: OrderTransition) {
    super(`[cairn] [orders] ${number} is ${state}: there is no way to ${transition} it`);
    this.name = 'OrderTransitionError';
    this.state = state;
    this.transition = transition;
  }
}

/** Where a transition leads from here. Throws OrderTransitionError where it leads nowhere. */
export function nextState(number: string, state: OrderState, transition: OrderTransition): OrderState {
  const { from, to }: Transition = orderTransitions[transition];
  if (!from.includes(state)) throw new OrderTransitionError(number, state, transition);
  return to;
}

const leads = new Set<OrderState>(Object.values<Transition>(orderTransitions).flatMap(({ from }) => from));

/** Whether no way leads on. */
export function isSettled(state: OrderState): boolean {
  return !leads.has(state);
}

/** What the contract calls a state: until it is settled, the payment is being seen to. */
export function statusOf(state: OrderState): 'processing' | 'finalised' | 'cancelled' {
  return state === 'finalised' || state === 'cancelled' ? state : 'processing';
}
