import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { cartKey } from '../../query/cart-key.ts';
import { ReservationTimer } from './reservation-timer.tsx';

const messages = bindMessages(checkoutMessages, 'en-US');
const start = Date.parse('2026-11-21T09:00:00Z');
const until = new Date(start + 15 * 60_000).toISOString();

describe('ReservationTimer', () => {
  beforeEach(() => {
    // The device's clock is an hour ahead of the server's.
    vi.useFakeTimers({ now: start + 3_600_000 });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const show = () => {
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
    client.setQueryData(cartKey, null);
    const renderElement = (moment: string | undefined) => (
      <QueryClientProvider client={client}>
        <ReservationTimer until={moment} now={start} messages={messages} />
      </QueryClientProvider>
    );
    const { container, rerender } = render(renderElement(until));
    return {
      client,
      text: () => container.textContent,
      said: () => container.querySelector('[role="status"]')?.textContent,
      set: (moment: string | undefined) => rerender(renderElement(moment)),
      pass: (seconds: number) => {
        act(() => void vi.advanceTimersByTime(seconds * 1000));
      },
    };
  };

  it('counts down by the server’s clock and announces the last five minutes and the last minute', () => {
    const timer = show();
    expect(timer.text()).toContain('15:00');
    timer.pass(10 * 60 - 1);
    expect([timer.text()?.includes('5:01'), timer.said()]).toEqual([true, '']);
    timer.pass(1);
    expect(timer.said()).toBe('Your item is reserved for 5 more minutes.');
    timer.pass(10);
    expect(timer.said()).toBe('');
    timer.pass(230);
    expect(timer.said()).toBe('Your item is reserved for 1 more minute.');
  });

  it('ends with a notice and refetches the cart', () => {
    const timer = show();
    timer.pass(15 * 60);
    expect(timer.text()).toBe(messages.reservationEnded);
    expect(timer.client.getQueryState(cartKey)?.isInvalidated).toBe(true);
    timer.set(undefined);
    expect(timer.text()).toBe(messages.reservationEnded);
  });

  it('shows nothing without a reservation', () => {
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        <ReservationTimer until={undefined} now={start} messages={messages} />
      </QueryClientProvider>,
    );
    expect(container.textContent).toBe('');
  });
});
