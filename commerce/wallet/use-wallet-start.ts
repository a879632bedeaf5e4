import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getPaymentSession } from '#generated/calls/get-payment-session.ts';
import { reserveWithItem } from '#generated/calls/reserve-with-item.ts';
import type { Cart, PaymentSession } from '#generated/openapi/cart.ts';
import { currentCart, getStoredCart } from '../cart/changes/find-cart.ts';
import type { AddedLine } from '../cart/changes/added-line.ts';
import { ServiceError } from '../client/service-error.ts';
import { cartKey } from '../query/cart-key.ts';
import { useCalls } from '../query/commerce-provider.tsx';

interface WalletStart {
  readonly cart: Cart;
  readonly session: PaymentSession;
}

interface WalletStartState {
  readonly start: WalletStart | undefined;
  readonly isFailed: boolean;
  /** Reason for a failure, if the service has given one. */
  readonly text: string | undefined;
  readonly retry: () => void;
}

const nothing = { start: undefined, isFailed: false, text: undefined } as const;

/** Opens a session of the wallet each time the dialog opens: for an item, which is reserved in a separate cart, or for the page's cart. */
export function useWalletStart(item: Pick<AddedLine, 'sku' | 'qty'> | undefined, isOpen: boolean): WalletStartState {
  const calls = useCalls();
  const client = useQueryClient();
  const [state, setState] = useState<Omit<WalletStartState, 'retry'>>(nothing);
  const isStarting = useRef(false);

  const open = async (): Promise<void> => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const cart = item
        ? await reserveWithItem(calls, { sku: item.sku, qty: item.qty })
        : await getStoredCart(calls, { basketId: currentCart });
      if (cart === null) throw new Error('[cairn] [wallet] there is no cart');
      client.setQueryData(cartKey, cart);
      const session = await getPaymentSession(calls, { basketId: cart.id, type: 'wallet', shopOrigin: location.origin });
      setState({ start: { cart, session }, isFailed: false, text: undefined });
    } catch (error) {
      setState({ start: undefined, isFailed: true, text: error instanceof ServiceError ? error.text : undefined });
    }
    isStarting.current = false;
  };
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!isOpen) return undefined;
    void Promise.resolve().then(openNow);
    return () => setState(nothing);
  }, [isOpen]);
  const retry = (): void => {
    setState(nothing);
    void open();
  };
  return { ...state, retry };
}
