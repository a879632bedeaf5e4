import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#generated/openapi/operations.ts';
import { updateSessionCookies, type ObservedResponse } from './update-session-cookies.ts';
import { createSessionCookies } from './session-cookies.ts';
import { cartId, createTestContext, getCookies, customerId } from './testing/shop-service.ts';

const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
const totals = { totalUnits: 2 };
const removed = { 'cairn.cart.TARNFELL-US': '', 'cairn.count.TARNFELL-US': '' };
const placed = { 'cairn.placed.TARNFELL-US': orderId };

const nothing = { cartId: undefined, orderId: undefined, orderedCartId: undefined, customerId: undefined };

/** The cookies that a response changes. */
function getChanges(operationId: OperationId, body: unknown, more: Partial<ObservedResponse> = {}) {
  const context = createTestContext(new Request('http://tarnfell.localhost/api'));
  const operation = operations.find((known) => known.operationId === operationId);
  if (!operation) throw new Error(`There is no ${operationId}.`);
  updateSessionCookies(
    { operation, status: 200, body, concernsCart: true, stored: nothing, ...more },
    createSessionCookies(context.responseCookies, context, 'TARNFELL-US'),
  );
  return getCookies(context);
}

const favoriteId = '2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11';

describe('updateSessionCookies', () => {
  it('stores whether the shopper has favorites', () => {
    const storedCookies = { 'cairn.favorites.TARNFELL-US': favoriteId };
    expect(getChanges('addFavorite', { favoriteId, itemId: 'TFR10ARAK3B', total: 1 })).toEqual(storedCookies);
    expect(getChanges('getFavorites', { favoriteId, lists: [{ favoriteId, total: 1 }] })).toEqual(storedCookies);
    const none = { favoriteId, lists: [{ favoriteId, total: 0 }] };
    expect(getChanges('getFavorites', none, { stored: { ...nothing, customerId } })).toEqual({ 'cairn.favorites.TARNFELL-US': '' });
  });

  it("keeps the account's favorites when a guest’s response arrives after the sign-in", () => {
    expect(getChanges('getFavorites', { total: 0, lists: [] })).toEqual({});
  });

  it('keeps the cart if its order was canceled', () => {
    expect(getChanges('placeOrder', { orderId, status: 'cancelled', totals })).toEqual({});
  });

  it('stores the cart of an express purchase separately', () => {
    expect(getChanges('reserveWithItem', { id: cartId, status: 'open', totals })).toEqual({ 'cairn.reserved.TARNFELL-US': cartId });
  });

  it('stores the order while its payment is pending', () => {
    expect(getChanges('placeOrder', { orderId, status: 'processing', totals })).toEqual({
      ...removed,
      'cairn.order.TARNFELL-US': orderId,
      ...placed,
    });
  });

  it("marks an order as placed here if this call created it, or if the cart is a guest's", () => {
    const order = { ...removed, 'cairn.order.TARNFELL-US': orderId };
    const respond = (operationId: OperationId, state: string, status: number, id?: string) =>
      getChanges(operationId, { orderId, status: state, totals }, { status, stored: { ...nothing, customerId: id } });
    expect(respond('placeOrder', 'finalised', 201, customerId)).toEqual({ ...order, ...placed });
    expect(respond('placeOrder', 'finalised', 200, customerId), 'placed by another call').toEqual(order);
    expect(respond('getCart', 'ordered', 200, customerId), 'ordered on another device').toEqual(order);
    expect(respond('getCart', 'ordered', 200), 'the response was lost').toEqual({ ...order, ...placed });
  });

  it('stores the cart of an order with a pending payment, and restores it if the order is canceled', () => {
    const processing = getChanges('placeOrder', { orderId, status: 'processing', totals }, { stored: { ...nothing, cartId } });
    const ordered = { 'cairn.ordered.TARNFELL-US': cartId };
    expect(processing).toEqual({ ...removed, 'cairn.order.TARNFELL-US': orderId, ...placed, ...ordered });
    const storedCookies = { ...nothing, orderId, orderedCartId: cartId };
    const over = { 'cairn.order.TARNFELL-US': '', 'cairn.ordered.TARNFELL-US': '' };
    const cart = { 'cairn.cart.TARNFELL-US': cartId, 'cairn.count.TARNFELL-US': '2' };
    const lookUp = (status: string, more: Partial<ObservedResponse['stored']> = {}) =>
      getChanges('getOrder', { orderId, status, totals }, { stored: { ...storedCookies, ...more } });
    expect(lookUp('processing')).toEqual({});
    expect(lookUp('finalised')).toEqual(over);
    expect(lookUp('cancelled')).toEqual({ ...over, ...cart });
    expect(lookUp('cancelled', { cartId: 'another' })).toEqual(over);
    expect(lookUp('cancelled', { orderId: 'another' })).toEqual({});
  });

  it('stores the new cart of an order that was canceled after its challenge, separate from a cart that was started since', () => {
    const over = { 'cairn.order.TARNFELL-US': '', 'cairn.ordered.TARNFELL-US': '' };
    const storedCookies = { ...nothing, orderId, orderedCartId: 'the former' };
    const patch = (cart?: string) =>
      getChanges('patchOrder', { orderId, status: 'cancelled', basketId: cartId, totals }, { stored: { ...storedCookies, cartId: cart } });
    expect(patch()).toEqual({ ...over, 'cairn.cart.TARNFELL-US': cartId, 'cairn.count.TARNFELL-US': '2' });
    expect(patch('another')).toEqual({ ...over, 'cairn.reserved.TARNFELL-US': cartId });
  });

  it('forgets the order once the shopper has seen its result', () => {
    const see = (status: string) => getChanges('getOrder', { orderId, status, totals }, { stored: { ...nothing, orderId } });
    expect(see('finalised')).toMatchObject({ 'cairn.order.TARNFELL-US': '' });
    expect(see('finalised'), 'its purchase is tracked once').not.toHaveProperty('cairn.placed.TARNFELL-US');
    expect(see('processing')).toEqual({});
  });

  it('forgets the cart after an order without an id', () => {
    expect(getChanges('placeOrder', { status: 'finalised' })).toEqual(removed);
    expect(getChanges('placeOrder', undefined)).toEqual(removed);
  });

  it('stores a whole cart and ignores partial responses', () => {
    const storedCookies = { 'cairn.cart.TARNFELL-US': cartId, 'cairn.count.TARNFELL-US': '2' };
    expect(getChanges('addItem', { id: cartId, status: 'open', totals })).toEqual(storedCookies);
    expect(getChanges('getPaymentMethods', { paymentMethods: [] })).toEqual({});
    expect(getChanges('addItem', null)).toEqual({});
  });

  it('ignores an order that is only viewed', () => {
    expect(getChanges('getOrder', { orderId, status: 'finalised', totals })).toEqual({});
  });

  it('ignores errors, and a missing cart other than the stored one', () => {
    const createErrorBody = (errorId: string) => ({ errorDetails: [{ errorId }] });
    expect(getChanges('placeOrder', createErrorBody('PAY400'), { status: 402 })).toEqual({});
    expect(getChanges('getCart', createErrorBody('BSK404'), { status: 404, concernsCart: false })).toEqual({});
  });

  it('stores the list of saved items', () => {
    const saved = { 'cairn.saved.TARNFELL-US': cartId };
    expect(getChanges('moveToSaveForLater', { listId: cartId, id: orderId }, { status: 201 })).toEqual(saved);
    expect(getChanges('getSaveForLater', { saveForLater: [{ saveForLaterId: cartId, count: 0 }] })).toEqual(saved);
    expect(getChanges('getSaveForLater', { saveForLater: [] })).toEqual({});
  });
});
