import { useRef, useState } from 'react';
import { useAddItem } from '../cart/changes/add-item.ts';
import { currentCart, findCart } from '../cart/changes/find-cart.ts';
import { ServiceError } from '../client/service-error.ts';
import { useCommerce } from '../query/commerce-provider.tsx';
import { addParts, type AddPartsPorts, type PartOutcome } from './add-parts.ts';
import type { PartItem } from './set-choice.ts';

export type Outcomes = ReadonlyMap<number, PartOutcome>;

export interface AddSet {
  readonly isPending: boolean;
  /** Outcomes by part. */
  readonly outcomes: Outcomes;
  /** Resolves to the outcomes; while a call is pending, others do nothing and resolve to undefined. */
  readonly add: (items: readonly PartItem[]) => Promise<Outcomes | undefined>;
  /** Removes the outcome of a part whose choice has changed. */
  readonly clearOutcome: (part: number) => void;
}

/**
 * Adds the parts of a set to the page's cart.
 * @param added parts that are already in the cart
 */
export function useAddSet(added: readonly number[]): AddSet {
  const { mutateAsync } = useAddItem();
  const { calls } = useCommerce();
  const [isPending, setPending] = useState(false);
  const [outcomes, setOutcomes] = useState<Outcomes>(() => new Map(added.map((part) => [part, { kind: 'added' }])));
  const isBusy = useRef(false);

  const ports: AddPartsPorts = {
    add: async ({ sku, qty }) => void (await mutateAsync({ sku, qty })),
    async getUnits(sku) {
      const cart = await findCart(calls, { basketId: currentCart }, { repeat: 'allow' });
      return (cart?.items ?? []).reduce((units, line) => (line.sku === sku && !line.bonus ? units + line.qty : units), 0);
    },
    hasNoResponse: (error) => !(error instanceof ServiceError) || error.status === undefined || error.status >= 500,
  };

  return {
    isPending,
    outcomes,
    async add(items) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setPending(true);
      try {
        const next = await addParts(items, outcomes, ports);
        setOutcomes(next);
        return next;
      } finally {
        isBusy.current = false;
        setPending(false);
      }
    },
    clearOutcome: (part) => setOutcomes((all) => new Map([...all].filter(([one]) => one !== part))),
  };
}
