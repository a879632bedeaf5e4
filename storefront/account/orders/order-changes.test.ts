import { describe, expect, it } from 'vitest';
import type { AccountPageModel } from '#commerce/account/form-model.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { screen as addressScreen } from '../../screens/account/order-address/screen.ts';
import { screen as cancelScreen } from '../../screens/account/order-cancel/screen.ts';
import { screen as orderScreen } from '../../screens/account/order/screen.ts';
import { screen as returnScreen } from '../../screens/account/order-return/screen.ts';
import { refusal, type Answer } from '../../session/testing/shop-service.ts';
import { formOf, signedIn } from '../testing/account-shop.ts';
import {
  answerWith,
  calls,
  loaded,
  movedOrder,
  noting,
  noUnits,
  openOrder,
  orderNumber,
  orderRequest,
  partsOf,
} from './testing/order-shop.ts';

const base = `/account/orders/${orderNumber}`;
const request = (path: string, answers: Readonly<Record<string, Answer>> = {}, order: Order = openOrder) =>
  orderRequest(`${base}${path}`, { [calls.order]: answerWith(order), ...answers }, signedIn);
const fieldsOf = ({ sections }: AccountPageModel) => sections.flatMap((section) => (section.kind === 'form' ? section.form.fields : []));

describe('the page that cancels', () => {
  it('offers the units that can be cancelled, and asks for at least one', async () => {
    const page = await cancelScreen.loadCriticalData(request('/cancel'), loaded);
    expect(fieldsOf(page).map(({ name, options = [] }) => [name, options.length])).toEqual([
      ['item-1', 3],
      ['item-2', 2],
      ['reason', 6],
    ]);
    const answer = await cancelScreen.action?.(formOf({ form: 'choose-units', 'item-1': '0', 'item-2': '7' }), request('/cancel'));
    expect(answer).toMatchObject({ status: 422, refused: { errors: { 'item-1': 'Choose at least one item.' } } });
  });

  it('shows the refund of the choice before anything is cancelled', async () => {
    const typed = { form: 'choose-units', 'item-1': '1', 'item-2': '0', reason: 'tooLate' };
    expect(await cancelScreen.action?.(formOf(typed), request('/cancel'))).toBe(`/en-us${base}/cancel?units=item-1.1&reason=tooLate`);
    const page = await cancelScreen.loadCriticalData(request('/cancel?units=item-1.1&reason=tooLate'), loaded);
    const [units] = partsOf(page, 'units');
    expect(units?.items).toMatchObject([{ id: 'item-1' }]);
    expect(units?.amounts).toContainEqual({ label: 'Total', value: '$196.11', isTotal: true });
  });

  it('cancels once, with a key for the attempt', async () => {
    const sent: unknown[] = [];
    const sending = request('/cancel?units=item-1.1&reason=tooLate', { [calls.cancel]: noting(sent, openOrder) });
    expect(await cancelScreen.action?.(formOf({ form: 'cancel-units' }), sending)).toBe(`/en-us${base}?done=cancelled`);
    expect(sent).toEqual([{ orderNumber, items: [{ itemId: 'item-1', qty: 1 }], reason: 'tooLate' }]);
  });

  it('reports that the order has moved on', async () => {
    const sending = request('/cancel?units=item-1.1', { [calls.cancel]: () => refusal(409, 'ORD409') });
    const answer = await cancelScreen.action?.(formOf({ form: 'cancel-units' }), sending);
    expect(answer).toMatchObject({ status: 409, refused: { notice: expect.stringContaining('The order has moved on') as unknown } });
    const page = await cancelScreen.loadCriticalData(request('/cancel', {}, movedOrder), loaded);
    expect(page).toMatchObject({ sections: [], notices: [{ link: { label: 'Back to order' } }] });
  });
});

describe('the page that returns', () => {
  it('asks for the reason of each row that goes back, and leads to the label', async () => {
    const sent: unknown[] = [];
    const chosen = { form: 'return-units', 'item-1': '1' };
    const answer = await returnScreen.action?.(formOf(chosen), request('/return', {}, movedOrder));
    expect(answer).toMatchObject({ status: 422, refused: { errors: { 'reason-item-1': 'Choose a reason' } } });
    const sending = request('/return', { [calls.returnLabel]: noting(sent, {}, 201) }, movedOrder);
    const to = await returnScreen.action?.(formOf({ ...chosen, 'reason-item-1': 'tooSmall' }), sending);
    expect(to).toBe(`/en-us${base}?done=returned`);
    expect(sent).toEqual([{ items: [{ itemId: 'item-1', qty: 1, reason: 'tooSmall' }] }]);
  });

  it('has its label and the day until which the parcel is handed in on the order', async () => {
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
    const page = await orderScreen.loadCriticalData(request('?done=returned', {}, { ...movedOrder, returns }), loaded);
    expect(page.notices[0]?.text).toContain('by Wednesday, December 9');
    expect(partsOf(page, 'returns')[0]?.returns[0]?.label?.href).toBe(
      `/en-us${base}/documents/return-label?return=6f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10`,
    );
  });
});

describe('the page that changes the address', () => {
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

  it('shows the present address, whose region stays', async () => {
    const fields = fieldsOf(await addressScreen.loadCriticalData(request('/address'), loaded));
    expect(fields.find(({ name }) => name === 'addressLine1')?.value).toBe('12 Pearl Street');
    expect(fields.find(({ name }) => name === 'stateCityProvDept')?.options).toEqual([{ value: 'CO', label: 'Colorado' }]);
  });

  it('sends the new address of the shipment', async () => {
    const sent: unknown[] = [];
    const sending = request('/address', { [calls.patch]: noting(sent, openOrder) });
    expect(await addressScreen.action?.(formOf(typed), sending)).toBe(`/en-us${base}?done=address`);
    expect(sent).toMatchObject([{ shippingId: 'me', address: { addressLine1: '14 Pearl Street', country: 'US' } }]);
  });

  it('is over once a parcel is packed', async () => {
    expect(await addressScreen.loadCriticalData(request('/address', {}, movedOrder), loaded)).toMatchObject({ sections: [] });
  });
});

describe('the form that mails a gift card again', () => {
  const order: Order = {
    ...openOrder,
    items: openOrder.items.map((item) => ({ ...item, isDigitalProduct: true, units: { ...noUnits, packed: 2, shipped: 2, delivered: 2 } })),
  };

  it('names the recipient only if it is another one', async () => {
    const sent: unknown[] = [];
    const answers = { [calls.resend]: noting(sent, { recipient: 'kim@example.com' }, 202) };
    const send = (recipient: string) => orderScreen.action?.(formOf({ form: 'resend-item-1', recipient }), request('', answers, order));
    await send(order.email);
    expect(await send('kim@example.com')).toBe(`/en-us${base}?done=mailed`);
    expect(sent).toEqual([
      { orderNumber, itemId: 'item-1' },
      { orderNumber, itemId: 'item-1', recipient: 'kim@example.com' },
    ]);
  });
});
