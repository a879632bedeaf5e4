import { describe, expect, it } from 'vitest';
import type { AccountPageModel } from '#commerce/account/form-model.ts';
import type { RefundPreview } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { screen as addressScreen } from '../../screens/account/order-address/screen.ts';
import { screen as cancelScreen } from '../../screens/account/order-cancel/screen.ts';
import { screen as orderScreen } from '../../screens/account/order/screen.ts';
import { screen as returnScreen } from '../../screens/account/order-return/screen.ts';
import { respondWithError, type Responder } from '../../session/testing/shop-service.ts';
import { createFormData, signedIn } from '../testing/account-shop.ts';
import {
  respondWith,
  calls,
  loadedMessages,
  movedOrder,
  recordAndRespond,
  noUnits,
  openOrder,
  orderNumber,
  createOrderRequest,
  getParts,
} from './testing/order-shop.ts';

const base = `/account/orders/${orderNumber}`;
const request = (path: string, responses: Readonly<Record<string, Responder>> = {}, order: Order = openOrder) =>
  createOrderRequest(`${base}${path}`, { [calls.order]: respondWith(order), ...responses }, signedIn);
const getFields = ({ sections }: AccountPageModel) => sections.flatMap((section) => (section.kind === 'form' ? section.form.fields : []));

/** The beanie came free with the jacket. */
const preview: RefundPreview = {
  currency: 'USD',
  amount: 166.11,
  items: [
    { itemId: 'item-1', qty: 1, amount: 196.11 },
    { itemId: 'item-2', qty: 1, amount: 0 },
  ],
  priceChange: -30,
  endedPromotions: ['Three for two'],
  payments: [],
};
const previewed = { [calls.preview]: respondWith(preview) };

describe('cancel page', () => {
  it('offers the units that can be canceled and requires at least one', async () => {
    const page = await cancelScreen.loadCriticalData(request('/cancel'), loadedMessages);
    expect(getFields(page).map(({ name, options = [] }) => [name, options.length])).toEqual([
      ['item-1', 3],
      ['item-2', 2],
      ['reason', 6],
    ]);
    const result = await cancelScreen.action?.(createFormData({ form: 'choose-units', 'item-1': '0', 'item-2': '7' }), request('/cancel'));
    expect(result).toMatchObject({ status: 422, rejection: { errors: { 'item-1': 'Choose at least one item.' } } });
  });

  it('shows the refund with its reasons before anything is canceled', async () => {
    const typed = { form: 'choose-units', 'item-1': '1', 'item-2': '0', reason: 'tooLate' };
    expect(await cancelScreen.action?.(createFormData(typed), request('/cancel'))).toBe(
      `/en-us${base}/cancel?units=item-1.1&reason=tooLate`,
    );
    const page = await cancelScreen.loadCriticalData(request('/cancel?units=item-1.1&reason=tooLate', previewed), loadedMessages);
    const [units] = getParts(page, 'units');
    expect(units?.items.map(({ id, notes }) => [id, notes.at(-1)])).toEqual([
      ['item-1', 'Quantity 1'],
      ['item-2', 'Canceled too, because it came free with the other items'],
    ]);
    expect(units?.amounts).toEqual([
      { label: 'Items including tax', value: '$196.11' },
      { label: 'Change in discounts', value: '-$30.00' },
      { label: 'Refund total', value: '$166.11', isTotal: true },
    ]);
    expect(units?.notes[0]).toBe('“Three for two” no longer applies to the rest of your order.');
  });

  it('cancels once, with an idempotency key and the amount that the page showed', async () => {
    const sent: unknown[] = [];
    const sending = request('/cancel?units=item-1.1&reason=tooLate', { ...previewed, [calls.cancel]: recordAndRespond(sent, openOrder) });
    const shown = { form: 'cancel-units', refund: '160.5' };
    expect(await cancelScreen.action?.(createFormData(shown), sending)).toBe(`/en-us${base}?done=cancelled`);
    expect(sent).toEqual([{ orderNumber, items: [{ itemId: 'item-1', qty: 1 }], reason: 'tooLate', expectedRefund: 160.5 }]);
  });

  it('reports that the order has changed in the meantime', async () => {
    const sending = request('/cancel?units=item-1.1', { ...previewed, [calls.cancel]: () => respondWithError(409, 'ORD409') });
    const result = await cancelScreen.action?.(createFormData({ form: 'cancel-units' }), sending);
    expect(result).toMatchObject({ status: 409, rejection: { notice: expect.stringContaining('too late for this change') as unknown } });
    const page = await cancelScreen.loadCriticalData(request('/cancel', {}, movedOrder), loadedMessages);
    expect(page).toMatchObject({ sections: [], notices: [{ link: { label: 'Back to order' } }] });
  });
});

describe('return page', () => {
  it('requires a reason for each returned item, shows the refund and leads to the label', async () => {
    const sent: unknown[] = [];
    const chosen = { form: 'choose-units', 'item-1': '1' };
    const result = await returnScreen.action?.(createFormData(chosen), request('/return', {}, movedOrder));
    expect(result).toMatchObject({ status: 422, rejection: { errors: { 'reason-item-1': 'Choose a reason' } } });
    const next = await returnScreen.action?.(
      createFormData({ ...chosen, 'reason-item-1': 'tooSmall' }),
      request('/return', {}, movedOrder),
    );
    expect(next).toBe(`/en-us${base}/return?units=item-1.1&reason-item-1=tooSmall`);
    const responses = { ...previewed, [calls.returnLabel]: recordAndRespond(sent, {}, 201) };
    const sending = () => request('/return?units=item-1.1&reason-item-1=tooSmall', responses, movedOrder);
    const page = await returnScreen.loadCriticalData(sending(), loadedMessages);
    expect(getParts(page, 'units')[0]?.notes[1]).toContain('Return them too');
    const to = await returnScreen.action?.(createFormData({ form: 'return-units', refund: '166.11' }), sending());
    expect(to).toBe(`/en-us${base}?done=returned`);
    expect(sent).toEqual([{ items: [{ itemId: 'item-1', qty: 1, reason: 'tooSmall' }], expectedRefund: 166.11 }]);
  });

  it('shows the label and the last day to hand in the parcel on the order page', async () => {
    const returns: Order['returns'] = [
      {
        returnId: '6f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10',
        returnNumber: 'R-2611-000045',
        state: 'requested',
        requestedAt: '2026-11-25T08:30:00Z',
        sendBy: '2026-12-09',
        items: [{ itemId: 'item-1', qty: 1, reason: 'tooSmall' }],
      },
    ];
    const page = await orderScreen.loadCriticalData(request('?done=returned', {}, { ...movedOrder, returns }), loadedMessages);
    expect(page.notices[0]?.text).toContain('by Wednesday, December 9');
    expect(getParts(page, 'returns')[0]?.returns[0]?.label?.href).toBe(
      `/en-us${base}/documents/return-label?return=6f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10`,
    );
  });
});

describe('address page', () => {
  const typed = {
    form: 'address-me',
    recipientFirstName: 'Robin',
    recipientLastName: 'Vale',
    recipientContactEmail: 'robin@example.com',
    recipientContactPhone: '+13035550142',
    addressLine1: '14 Pearl Street',
    city: 'Boulder',
    stateCityProvDept: 'CO',
    postalCode: '80302',
  };

  it('shows the current address, whose region cannot change', async () => {
    const fields = getFields(await addressScreen.loadCriticalData(request('/address'), loadedMessages));
    expect(fields.find(({ name }) => name === 'addressLine1')?.value).toBe('12 Pearl Street');
    expect(fields.find(({ name }) => name === 'stateCityProvDept')?.options).toEqual([{ value: 'CO', label: 'Colorado' }]);
  });

  it('sends the new address of the shipment', async () => {
    const sent: unknown[] = [];
    const sending = request('/address', { [calls.patch]: recordAndRespond(sent, openOrder) });
    expect(await addressScreen.action?.(createFormData(typed), sending)).toBe(`/en-us${base}?done=address`);
    expect(sent).toMatchObject([{ shippingId: 'me', address: { addressLine1: '14 Pearl Street', country: 'US' } }]);
  });

  it('redirects once a parcel is packed', async () => {
    expect(await addressScreen.loadCriticalData(request('/address', {}, movedOrder), loadedMessages)).toMatchObject({ sections: [] });
  });
});

describe('gift card form', () => {
  const order: Order = {
    ...openOrder,
    items: openOrder.items.map((item) => ({ ...item, isDigitalProduct: true, units: { ...noUnits, packed: 2, shipped: 2, delivered: 2 } })),
  };

  it('names the recipient only if it is a different one', async () => {
    const sent: unknown[] = [];
    const responses = { [calls.resend]: recordAndRespond(sent, { recipient: 'kim@example.com' }, 202) };
    const send = (recipient: string) =>
      orderScreen.action?.(createFormData({ form: 'resend-item-1', recipient }), request('', responses, order));
    await send(order.email);
    expect(await send('kim@example.com')).toBe(`/en-us${base}?done=mailed`);
    expect(sent).toEqual([
      { orderNumber, itemId: 'item-1' },
      { orderNumber, itemId: 'item-1', recipient: 'kim@example.com' },
    ]);
  });
});
