import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { getOrder } from '#generated/calls/get-order.ts';
import { patchOrder } from '#generated/calls/patch-order.ts';
import type { ChallengeResult } from '#generated/openapi/cart.ts';
import type { Order, PaymentChallenge } from '#generated/openapi/shared.ts';
import { useCalls } from '../../query/commerce-provider.tsx';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { parseChallengeMessage } from './challenge-messages.ts';
import { settleChallenge } from './settle-challenge.ts';

/** Milliseconds after which a frame without a message counts as slow. */
const FRAME_LIMIT = 12_000;

/** Maximum delay of setTimeout; a longer one fires at once. */
const MAX_DELAY = 2 ** 31 - 1;

/** Milliseconds before each poll of the order after a completed challenge: the provider may need time. */
const pollDelays: readonly number[] = [1000, 2000, 4000];

type Result = ChallengeResult['result'];

export interface ChallengeState {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly frameState: 'loading' | 'slow' | 'ready';
  /** State of the latest request for the outcome; undefined before the first and while the challenge is running. */
  readonly check: 'running' | 'undecided' | 'unreachable' | undefined;
  /** Requests the outcome. Only the response is trusted, not what the page has observed. */
  readonly requestOutcome: (result?: Result) => void;
}

interface Options {
  readonly order: Order;
  readonly challenge: PaymentChallenge;
  /** False after the dialog was closed, e.g. by the back button. */
  readonly isOpen: boolean;
  /** Called once, with the finalized or canceled order. */
  readonly onDecided: (order: Order) => void;
}

/** Tracks the issuer's frame until the service has decided on the order. */
export function useChallenge({ order, challenge, isOpen, onDecided }: Options): ChallengeState {
  const client = useQueryClient();
  const calls = useCalls();
  const frame = useRef<HTMLIFrameElement>(null);
  const isChecking = useRef(false);
  const isDecided = useRef(false);
  const [frameState, setFrameState] = useState<ChallengeState['frameState']>('loading');
  const [check, setCheck] = useState<ChallengeState['check']>();

  const settle = async (result: Result): Promise<Order | undefined> => {
    const { authenticationId } = challenge;
    return settleChallenge(calls, order, { authenticationId, ...(result && { result }) });
  };
  const checkResult = async (result?: Result): Promise<void> => {
    if (isChecking.current || isDecided.current) return;
    isChecking.current = true;
    setCheck('running');
    let latest = await settle(result);
    for (const wait of result === 'completed' ? pollDelays : []) {
      if (latest?.status !== 'processing') break;
      // oxlint-disable-next-line no-await-in-loop -- each question waits for the answer before
      await new Promise((resolve) => setTimeout(resolve, wait));
      // oxlint-disable-next-line no-await-in-loop -- see above
      latest = await settle(result);
    }
    isChecking.current = false;
    if (latest === undefined) return setCheck('unreachable');
    client.setQueryData(getOrder.key({ orderId: latest.orderId }), latest);
    if (latest.status === 'processing') return setCheck(result === undefined ? undefined : 'undecided');
    isDecided.current = true;
    invalidateQueries(client, patchOrder);
    onDecided(latest);
  };
  const requestNow = useEffectEvent((result?: Result) => void checkResult(result));

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      const message = parseChallengeMessage(event, challenge, frame.current?.contentWindow);
      if (message === 'cairn:challenge-ready') setFrameState('ready');
      if (message === 'cairn:challenge-done') requestNow('completed');
    };
    // The shopper may have confirmed in the bank's app or in another tab.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') requestNow();
    };
    window.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [challenge]);

  useEffect(() => {
    const slow = setTimeout(() => setFrameState((state) => (state === 'loading' ? 'slow' : state)), FRAME_LIMIT);
    // Computed from the service's times, because the device's clock may be wrong.
    const lasts = Date.parse(challenge.expiresAt) - Date.parse(order.placedAt);
    const expiry = setTimeout(() => requestNow('timedOut'), Math.min(MAX_DELAY, lasts));
    return () => {
      clearTimeout(slow);
      clearTimeout(expiry);
    };
  }, [challenge, order.placedAt]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) requestNow();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { frame, frameState, check, requestOutcome: (result) => void checkResult(result) };
}
