import { useMemo, useState } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { createDraftStore } from '../address/draft-store.ts';

/** Why an order was rejected. */
export interface OrderRejection {
  readonly text: string;
  /** Id of the payment to replace; absent if the error is about something else. */
  readonly paymentId?: string;
}

export interface StoredRejection {
  readonly rejection: OrderRejection | undefined;
  readonly setRejection: (rejection: OrderRejection) => void;
  readonly forget: () => void;
}

/** Latest rejection of a cart's order. A rejected payment is stored in the tab, so that it is not offered again after a reload. */
export function useStoredRejection({ id: cartId, payment_instruments }: Pick<Cart, 'id' | 'payment_instruments'>): StoredRejection {
  const store = useMemo(() => createDraftStore(() => sessionStorage, 'rejection', cartId), [cartId]);
  const isHydrated = useHydrated();
  const stored = useMemo((): OrderRejection | undefined => {
    const { text, paymentId } = (isHydrated ? store.read() : undefined) ?? {};
    return text !== undefined && paymentId !== undefined ? { text, paymentId } : undefined;
  }, [isHydrated, store]);
  /** The rejection since the page was loaded; null once it is resolved. */
  const [current, setCurrent] = useState<OrderRejection | null>();
  const latest = current === undefined ? stored : (current ?? undefined);
  // The notice disappears with the rejected payment.
  const isOver = latest?.paymentId !== undefined && !payment_instruments.some((one) => one.paymentInstrumentId === latest.paymentId);
  return {
    rejection: isOver ? undefined : latest,
    setRejection(rejection) {
      setCurrent(rejection);
      if (rejection.paymentId === undefined) store.forget();
      else store.write({ text: rejection.text, paymentId: rejection.paymentId });
    },
    forget() {
      setCurrent(null);
      store.forget();
    },
  };
}
