import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentSession } from '#generated/openapi/cart.ts';
import { parseFrameMessage, type FrameMessage } from './card-frame-messages.ts';

export type CardTokenResult =
  | { readonly kind: 'token'; readonly token: string; readonly sessionId: string }
  /** The frame shows its errors and has the focus. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface CardFrameState {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly height: number | undefined;
  readonly isReady: boolean;
  readonly failure: string | undefined;
  /** Called when the frame has loaded: asks whether it is ready, as its message may have preceded the listener. */
  readonly onLoad: () => void;
  /** Requests a token for the card from the frame. */
  readonly requestToken: () => Promise<CardTokenResult>;
}

/** Milliseconds after which a frame without a response counts as failed. */
const TIME_OUT = 20_000;

interface CardFrameOptions {
  readonly onEnter: () => void;
  /** True if the frame restores the expiry date and name that were entered before for this cart. */
  readonly restores: boolean;
}

/** Exchanges messages with the provider's card form, limited to its origin, window and session. */
export function useCardFrame(session: PaymentSession | undefined, { onEnter, restores }: CardFrameOptions): CardFrameState {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((response: CardTokenResult) => void) | undefined>(undefined);
  /** Session whose frame is listening. Tokens requested earlier are requested once it does. */
  const hearing = useRef<string>(undefined);
  const enter = useRef(onEnter);
  const [state, setState] = useState<{
    readonly sessionId?: string;
    readonly height?: number;
    readonly isReady?: boolean;
    readonly failure?: string;
  }>({});
  const isCurrent = session !== undefined && state.sessionId === session.sessionId;
  useEffect(() => {
    enter.current = onEnter;
  }, [onEnter]);

  const post = useCallback(
    (type: string): void => {
      if (session) frame.current?.contentWindow?.postMessage({ type, sessionId: session.sessionId }, session.origin);
    },
    [session],
  );
  useEffect(() => {
    if (!session) return undefined;
    const { sessionId } = session;
    const resolveToken = (given: CardTokenResult): void => {
      waiting.current?.(given);
      waiting.current = undefined;
    };
    const onListening = (message: FrameMessage): void => {
      const change = (changes: object): void =>
        setState((before) => ({ ...(before.sessionId === sessionId ? before : {}), sessionId, ...changes }));
      switch (message.type) {
        case 'cairn:card-ready':
          change({ isReady: true, failure: undefined });
          if (message.height > 0) change({ height: message.height });
          if (hearing.current !== sessionId && restores) post('cairn:restore-card');
          if (hearing.current !== sessionId && waiting.current) post('cairn:submit-card');
          hearing.current = sessionId;
          break;
        case 'cairn:card-resize':
          if (message.height > 0) change({ height: message.height });
          break;
        case 'cairn:card-token':
          resolveToken({ kind: 'token', token: message.token, sessionId });
          break;
        case 'cairn:card-invalid':
          resolveToken({ kind: 'invalid' });
          break;
        case 'cairn:card-enter':
          enter.current();
          break;
        default:
          change({ failure: message.reason });
          resolveToken({ kind: 'failed', reason: message.reason });
      }
    };
    const onMessage = (event: MessageEvent<unknown>): void => {
      const message = parseFrameMessage(event, session, frame.current?.contentWindow);
      if (message) onListening(message);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      resolveToken({ kind: 'failed', reason: 'closed' });
    };
  }, [session, restores, post]);

  return {
    frame,
    height: isCurrent ? state.height : undefined,
    isReady: isCurrent && state.isReady === true,
    failure: isCurrent ? state.failure : undefined,
    onLoad: () => post('cairn:card-hello'),
    requestToken: () =>
      new Promise((resolve) => {
        waiting.current?.({ kind: 'failed', reason: 'repeated' });
        const settle = (given: CardTokenResult): void => {
          clearTimeout(timer);
          if (waiting.current === settle) waiting.current = undefined;
          resolve(given);
        };
        const timer = setTimeout(() => settle({ kind: 'failed', reason: 'unreachable' }), TIME_OUT);
        waiting.current = settle;
        if (session && hearing.current === session.sessionId) post('cairn:submit-card');
      }),
  };
}
