import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { reserveWithItem } from '#generated/calls/reserve-with-item.ts';
import { useAddItem } from '../cart/changes/add-item.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import { requiresReaction, ServiceError } from '../client/service-error.ts';
import { useCommerce } from '../query/commerce-provider.tsx';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { GiftChoice } from './gift-card/gift-choice.ts';
import type { ProductView } from './product-view.ts';
import { applyInventory } from './with-inventory.ts';

/** Outcome of the latest addition. */
export type AddOutcome = { readonly kind: 'added' | 'rejected'; readonly text: string };

export interface AddToCart {
  /** The view with the latest stock. */
  readonly view: ProductView;
  readonly isPending: boolean;
  /** True for a moment after an addition. */
  readonly isFresh: boolean;
  readonly outcome: AddOutcome | undefined;
  /** Adds a line; ships it unless another delivery is given. */
  readonly add: (line: AddedLine, delivery?: DeliveryChoice, gift?: GiftChoice) => void;
  /** True if a reservation is pending or its checkout is opening. */
  readonly isReserving: boolean;
  /** Reserves the item in a separate cart; `go` opens its checkout. */
  readonly reserve: (item: Pick<AddedLine, 'sku' | 'qty'>, go: () => void) => void;
  readonly forget: () => void;
}

/** Milliseconds for which the button shows "Added". */
const FRESH_DURATION = 2000;

/** Adds to the page's cart. Each click counts, even while a request is pending; errors show at the item. */
export function useAddToCart(given: ProductView, messages: ProductMessages, onAdded?: (line: AddedLine) => void): AddToCart {
  const { mutateAsync } = useAddItem();
  const { calls, notifyAdded } = useCommerce();
  const { data: inventory, refetch } = useQuery({
    ...getInventory.query(calls, { productId: given.styleId }),
    // The loader has fetched it already; it is only refetched when the stock turns out to differ.
    enabled: false,
  });
  const [pending, setPending] = useState(0);
  const [isReserving, setReserving] = useState(false);
  const [outcome, setOutcome] = useState<AddOutcome>();
  const [freshness, setFreshness] = useState(0);
  useEffect(() => {
    if (freshness === 0) return undefined;
    const timer = setTimeout(() => setFreshness(0), FRESH_DURATION);
    return () => clearTimeout(timer);
  }, [freshness]);

  const send = async (line: AddedLine, delivery?: DeliveryChoice, gift?: GiftChoice): Promise<void> => {
    setPending((count) => count + 1);
    setOutcome(undefined);
    try {
      await mutateAsync({ sku: line.sku, qty: line.qty, ...(delivery && { delivery }), ...gift });
      setOutcome({ kind: 'added', text: messages.added({ count: line.qty, name: line.name }) });
      setFreshness((count) => count + 1);
      notifyAdded(line);
      onAdded?.(line);
    } catch (error) {
      reject(error);
    }
    setPending((count) => count - 1);
  };
  const reject = (error: unknown): void => {
    const text = error instanceof ServiceError ? error.text : undefined;
    setOutcome({ kind: 'rejected', text: text ?? messages.addFailed });
    if (requiresReaction(error, 'reload-stock')) void refetch();
  };
  const sendReservation = async ({ sku, qty }: Pick<AddedLine, 'sku' | 'qty'>, go: () => void): Promise<void> => {
    setReserving(true);
    setOutcome(undefined);
    try {
      await reserveWithItem(calls, { sku, qty });
      go();
    } catch (error) {
      reject(error);
      setReserving(false);
    }
  };
  return {
    view: applyInventory(given, inventory),
    isPending: pending > 0,
    isFresh: freshness > 0,
    outcome,
    add: (line, delivery, gift) => void send(line, delivery, gift),
    isReserving,
    reserve: (item, go) => {
      if (!isReserving) void sendReservation(item, go);
    },
    forget: () => setOutcome(undefined),
  };
}
