import { expectThat, fail, succeed, type Sequence } from './sequence.ts';

const address = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
  recipientContactEmail: 'robin@example.com',
  recipientContactPhone: '+13035550142',
} as const;

/** Orders a cart, pays with a gift card and cancels the order, which restores the card's balance. */
export const orderSequence: Sequence = {
  name: 'order',
  roles: ['guest', 'registered'],
  run: async ({ caller, target: { giftCards }, skip }) => {
    const giftCard = giftCards[caller.role === 'guest' ? 0 : giftCards.length - 1];
    if (!giftCard) return skip('The target names no gift card, so no order was placed.');
    const { id } = await succeed(caller, 'createCartWithItem');
    const params = { basketId: id };
    await succeed(caller, 'addShippingAddress', { params, body: { address, useAsBilling: true } });
    await succeed(caller, 'getShippingMethods', { params: { ...params, shippingId: 'me' } });
    await succeed(caller, 'setShippingMethod', { body: { basketId: id, shippingId: 'me', code: 'standard' } });
    await succeed(caller, 'getPaymentMethods', { params });
    const { version } = await succeed(caller, 'addPaymentInstrument', { params, body: { payment_method_id: 'GIFT_CARD', ...giftCard } });
    const body = { cartId: id, cartVersion: version };
    await succeed(caller, 'prepareOrder', { body });
    const { orderNumber, orderId, items } = await succeed(caller, 'placeOrder', { body });
    const read = await succeed(caller, 'getOrder', { params: { orderId } });
    expectThat(read.orderNumber === orderNumber, 'getOrder', 'the order that placeOrder returned');
    await succeed(caller, 'downloadInvoice', { body: { orderNumber } });
    const units = items.map(({ id: itemId, qty }) => ({ itemId, qty }));
    await succeed(caller, 'cancelOrder', { body: { orderNumber, items: units, reason: 'changedMind' } });
    const { status } = await succeed(caller, 'getOrder', { params: { orderId } });
    expectThat(status === 'cancelled', 'getOrder', 'status cancelled after cancelOrder', status);
    await fail(caller, 'cancelOrder', 409, { body: { orderNumber, items: units, reason: 'changedMind' } });
  },
};
