import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { walletMessages } from '#generated/messages/wallet/en.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleCart, sampleOrder } from '../cart/cart.fixtures.ts';
import type { Calls } from '../client/calls.ts';
import { ServiceError } from '../client/service-error.ts';
import { CommerceProvider, type Commerce } from '../query/commerce-provider.tsx';
import { WalletDialog } from './wallet-dialog.tsx';

const messages = bindMessages(walletMessages, 'en-US');
const session = {
  sessionId: 'session-1',
  type: 'wallet',
  frameUrl: 'about:blank',
  origin: 'https://pay.example',
  expiresAt: '2026-11-21T09:00:00Z',
};
const address = { ...sampleCart.shippingAddress, recipientContactEmail: 'robin@wallet.example' };
const open: Cart = { ...sampleCart, payment_instruments: [], totals: { ...sampleCart.totals, remainingToPay: sampleCart.totals.total } };

/** Error codes of rejected calls, by call. */
type Rejections = Readonly<Record<string, string>>;

async function show(rejections: Rejections = {}) {
  const requests: string[] = [];
  const responses: Readonly<Record<string, unknown>> = {
    reserveWithItem: open,
    getCart: open,
    getPaymentSession: session,
    addShippingAddress: open,
    setShippingMethod: open,
    addBillingAddress: open,
    addPaymentInstrument: { ...sampleCart, version: open.version + 1 },
    placeOrder: sampleOrder,
  };
  const send: Calls['send'] = async ({ operationId: operation }) => {
    requests.push(operation);
    const errorId = rejections[operation];
    if (errorId === undefined) return responses[operation];
    throw new ServiceError('rejected', { operation, status: 402, errorId, text: `Text of ${errorId}.` });
  };
  const doNothing = (): void => undefined;
  const commerce = {
    client: new QueryClient(),
    calls: { send },
    cartCalls: { send },
    setRecovery: doNothing,
    errorMessages: { unknown: 'Something went wrong.' },
    reportFailure: doNothing,
    notifyRecreated: doNothing,
    notifyChanged: doNothing,
  } as Partial<Commerce> as Commerce;
  const onOrder = vi.fn<(order: Order) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <CommerceProvider commerce={commerce}>
      <WalletDialog
        frame={{ isOpen: true, onOpenChange, closeLabel: 'Close', placement: 'center' }}
        item={{ sku: 'TARNFELL:TFR10ARA:K3B:M::1:', qty: 2 }}
        provider="Brindle Pay"
        messages={messages}
        onOrder={onOrder}
      />
    </CommerceProvider>,
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>('Payment sheet of Brindle Pay');
  // The sheet starts to listen in its effects.
  await act(async () => undefined);
  const source = frame.contentWindow;
  if (!source) throw new Error('The frame has no window.');
  const post = vi.spyOn(source, 'postMessage').mockImplementation(doNothing);
  const getTotals = (): readonly Readonly<Record<string, unknown>>[] =>
    post.mock.calls.map(([data]) => data as Readonly<Record<string, unknown>>).filter(({ type }) => type === 'cairn:wallet-total');
  const sendMessage = (type: string, data: object = {}): void =>
    act(() => {
      const message = { type: `cairn:wallet-${type}`, sessionId: session.sessionId, ...data };
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: session.origin, source }));
    });
  return { requests, totals: getTotals, post, sendMessage, onOrder, onOpenChange };
}

const token = { token: 'wallet-token', address, billingAddress: address };

describe('WalletDialog', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('reserves the item and sends the total for an address to the exact origin', async () => {
    const { requests, totals, post, sendMessage } = await show();
    expect(requests).toEqual(['reserveWithItem', 'getPaymentSession']);
    sendMessage('address', { address });
    await expect.poll(totals).toHaveLength(1);
    expect(totals()[0]).toMatchObject({ sessionId: 'session-1', amountMinor: 39_222, currency: 'USD' });
    expect(post.mock.calls.at(-1)?.[1]).toBe('https://pay.example');
  });

  it('shows in the sheet why an address is not served', async () => {
    const { totals, sendMessage } = await show({ addShippingAddress: 'PAY401' });
    sendMessage('address', { address });
    await expect.poll(totals).toHaveLength(1);
    expect(totals()[0]).toMatchObject({ fault: 'Text of PAY401.' });
  });

  it('places the order with the token', async () => {
    const { requests, sendMessage, onOrder } = await show();
    sendMessage('token', token);
    await expect.poll(() => onOrder.mock.calls).toEqual([[sampleOrder]]);
    expect(requests.slice(2)).toEqual(['addBillingAddress', 'addPaymentInstrument', 'placeOrder']);
  });

  it('shows a declined card above the sheet, which accepts another card', async () => {
    const { totals, sendMessage, onOrder } = await show({ placeOrder: 'PAY400' });
    sendMessage('token', token);
    expect((await screen.findByRole('alert')).textContent).toContain(messages.declined);
    expect(totals().at(-1)).not.toHaveProperty('fault');
    expect(onOrder).not.toHaveBeenCalled();
  });

  it('closes when the sheet is canceled', async () => {
    const { sendMessage, onOpenChange } = await show();
    sendMessage('cancel');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
});
