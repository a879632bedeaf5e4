import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { WalletMessages } from '#generated/messages/wallet/messages.ts';
import type { Cart, PaymentSession } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { useWalletOrder, type WalletStep } from './use-wallet-order.ts';
import { parseWalletMessage, type WalletMessage } from './wallet-messages.ts';
import { getWalletTotal } from './wallet-total.ts';

interface Options {
  /** The cart when the sheet was opened. */
  readonly cart: Cart;
  readonly session: PaymentSession;
  readonly messages: WalletMessages;
  /** Called with true while the order is being placed, when the dialog must stay open. */
  readonly onPlacing: (isPlacing: boolean) => void;
  readonly onCancel: () => void;
  readonly onOrder: (order: Order) => void;
}

export interface WalletSheetState {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isReady: boolean;
  /** Why the order was rejected with the latest card. The sheet lets the shopper choose another. */
  readonly declined: string | undefined;
  /** True if the order is being placed. */
  readonly isPlacing: boolean;
  /** Asks the sheet to report: its message may have preceded the listener. */
  readonly onLoad: () => void;
}

/** Exchanges messages with the wallet's sheet: addresses and methods change the cart and return its new total; a token places the order. */
export function useWalletSheet({ cart: start, session, messages, onPlacing, onCancel, onOrder }: Options): WalletSheetState {
  const { deliver, chooseMethod, pay } = useWalletOrder(messages);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(start);
  /** Changes run in the order of the messages. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [isReady, setReady] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const [isPlacing, setIsPlacing] = useState(false);
  const setPlacing = (isNow: boolean): void => {
    setIsPlacing(isNow);
    onPlacing(isNow);
  };

  const post = (type: string, data: object = {}): void =>
    frame.current?.contentWindow?.postMessage({ type, sessionId: session.sessionId, ...data }, session.origin);
  const finish = ({ cart, order, fault }: WalletStep, isPayment: boolean): void => {
    latest.current = cart;
    if (order) return onOrder(order);
    setPlacing(false);
    // The sheet disables what it shows as an error, but another card may still be accepted.
    if (isPayment) {
      setDeclined(fault);
      return post('cairn:wallet-total', getWalletTotal(cart, messages));
    }
    post('cairn:wallet-total', { ...getWalletTotal(cart, messages), ...(fault === undefined ? {} : { fault }) });
  };
  const runStep = (message: WalletMessage): Promise<WalletStep> | undefined => {
    if (message.type === 'cairn:wallet-address') return deliver(latest.current, message);
    if (message.type === 'cairn:wallet-method') return chooseMethod(latest.current, message);
    if (message.type !== 'cairn:wallet-token') return undefined;
    setDeclined(undefined);
    setPlacing(true);
    return pay(latest.current, message, session);
  };
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = parseWalletMessage(event, session, frame.current?.contentWindow);
    if (!message) return;
    if (message.type === 'cairn:wallet-ready') return setReady(true);
    if (message.type === 'cairn:wallet-cancel') return isPlacing ? undefined : onCancel();
    const handle = async (): Promise<void> => {
      const step = await runStep(message);
      if (step) finish(step, message.type === 'cairn:wallet-token');
    };
    queue.current = queue.current.then(handle);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return { frame, isReady, isPlacing, declined, onLoad: () => post('cairn:wallet-hello') };
}
