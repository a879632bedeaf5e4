import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticationChallengeMessages } from '#generated/messages/authentication-challenge/en.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleOrder } from '../../cart/cart.fixtures.ts';
import type { Calls } from '../../client/calls.ts';
import { ServiceError } from '../../client/service-error.ts';
import { CommerceProvider, type Commerce } from '../../query/commerce-provider.tsx';
import { createFormatters } from '../../site/formatters.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { sampleChallenge, waitingOrder } from './challenge.fixtures.ts';

const messages = bindMessages(authenticationChallengeMessages, 'en-US');
const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });
const cancelled: Order = { ...sampleOrder, status: 'cancelled', finalised: false, cancelReason: 'PYT405' };
const { authenticationId, origin } = sampleChallenge;
const done = { type: 'cairn:challenge-done', authenticationId };

/** Responses in order; the last one repeats. */
type Responses = readonly (Order | 'lost' | 'rejected')[];

function show({ patch = [waitingOrder], get = waitingOrder }: { patch?: Responses; get?: Order } = {}) {
  const results: (string | undefined)[] = [];
  const send: Calls['send'] = async ({ operationId }, input) => {
    if (operationId === 'getOrder') return get;
    const next = patch[Math.min(results.length, patch.length - 1)];
    results.push((input as { readonly body: { readonly result?: string } }).body.result);
    if (typeof next === 'object') return next;
    throw new ServiceError('failed', { operation: operationId, ...(next === 'rejected' ? { status: 404, errorId: 'OHS4004' } : {}) });
  };
  const commerce = { client: new QueryClient(), calls: { send } } as Partial<Commerce> as Commerce;
  const onDecided = vi.fn<(order: Order) => void>();
  const renderElement = (isOpen: boolean) => (
    <CommerceProvider commerce={commerce}>
      <ChallengeDialog
        frame={{ isOpen, onOpenChange: () => undefined, closeLabel: 'Close', placement: 'center' }}
        order={waitingOrder}
        challenge={sampleChallenge}
        messages={messages}
        formatters={formatters}
        onDecided={onDecided}
      />
    </CommerceProvider>
  );
  const { rerender } = render(renderElement(true));
  const frame = screen.getByTitle<HTMLIFrameElement>(messages.frame);
  return {
    frame,
    onDecided,
    results,
    close: () => rerender(renderElement(false)),
    send: async (data: unknown, more: Partial<MessageEventInit> = {}) => {
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow, ...more })));
      await settle();
    },
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Lets pending responses arrive. */
const settle = () => pass(0);
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).click());
  await settle();
};

describe('ChallengeDialog', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('shows the issuer’s page in a sandboxed frame of the challenge’s size', () => {
    const { frame } = show();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect([frame.dataset.size, frame.getBoundingClientRect().height]).toEqual(['390x400', 400]);
    expect(screen.getByRole('link', { name: messages.newPage }).getAttribute('href')).toBe(sampleChallenge.redirectUrl);
  });

  it.each([
    ['of another origin', done, { origin: 'https://evil.example' }],
    ['of another window', done, { source: window }],
    ['about another challenge', { ...done, authenticationId: 'another' }, {}],
    ['without a form', 'cairn:challenge-done', {}],
  ])('ignores messages %s', async (_, data, more) => {
    const { send, results } = show();
    await send(data, more);
    expect(results).toEqual([]);
  });

  it('passes on the finalized order once, even if the frame reports its end twice', async () => {
    const { send, results, onDecided } = show({ patch: [sampleOrder] });
    await send(done);
    await send(done);
    expect(results).toEqual(['completed']);
    expect(onDecided.mock.calls).toEqual([[sampleOrder]]);
  });

  it('polls while the partner needs time, then offers to check by hand', async () => {
    const { send, onDecided } = show({ patch: [waitingOrder, waitingOrder, waitingOrder, waitingOrder, sampleOrder] });
    await send(done);
    expect(screen.queryByText(messages.undecided)).toBeNull();
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain(messages.undecided);
    await press(messages.checkAgain);
    expect(onDecided).toHaveBeenCalledTimes(1);
  });

  it('requests the outcome when the challenge expires', async () => {
    const { results, onDecided } = show({ patch: [cancelled] });
    await pass(10 * 60_000);
    expect(results).toEqual(['timedOut']);
    expect(onDecided.mock.calls).toEqual([[cancelled]]);
  });

  it('asks before it cancels and stays open until the service has decided', async () => {
    const { results, onDecided, frame } = show();
    await press('Close');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.goOn }));
    await press(messages.goOn);
    expect([results, document.activeElement]).toEqual([[], frame]);
    await press(messages.cancel);
    await press(messages.cancelConfirm);
    expect(results).toEqual(['cancelled']);
    expect(screen.getByRole('alert').textContent).toContain(messages.undecided);
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('requests the outcome when the back button has closed the dialog', async () => {
    const { close, results } = show();
    close();
    await settle();
    expect(results).toEqual([undefined]);
  });

  it('reads the order after a rejected request, since it may be paid', async () => {
    const { send, onDecided } = show({ patch: ['rejected'], get: sampleOrder });
    await send(done);
    expect(onDecided.mock.calls).toEqual([[sampleOrder]]);
  });

  it('retries a request without a response, then offers to check again', async () => {
    const { send, results, onDecided } = show({ patch: ['lost', 'lost', 'lost', 'lost', sampleOrder] });
    await send(done);
    await pass(10_000);
    expect(results).toHaveLength(4);
    expect(screen.getByRole('alert').textContent).toContain(messages.unreachable);
    await press(messages.checkAgain);
    expect(onDecided.mock.calls).toEqual([[sampleOrder]]);
  });

  it('announces that the frame is loading and, after a while, that it is slow', async () => {
    const { send } = show();
    expect(screen.getByRole('status').textContent).toBe(messages.loading);
    await pass(12_000);
    expect(screen.getByRole('status').textContent).toBe(messages.slow);
    await send({ type: 'cairn:challenge-ready', authenticationId, height: 400 });
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
