import type { CardInstrumentInput, PaymentInstrumentInput, PaymentSession } from '#generated/openapi/cart.ts';
import type { MaskedCard } from '#generated/openapi/shared.ts';
import { getExample } from '../responses/get-example.ts';
import { MockError, type MockContext, type MockHandlers } from '../mock-handler.ts';
import { toMoney } from '../catalog/render-card.ts';
import { createCartPresenter, type CartPorts } from './cart-handlers.ts';
import { assertPlaceable } from './assert-placeable.ts';
import { giftCardMinor } from './compute-totals.ts';
import type { MockCart } from './mock-cart.ts';
import { renderShipment } from './render-cart.ts';

/** The payment partner, whose frame accepts cards. Without one, sessions are the contract's examples. */
export interface MockPayments {
  openSession(request: {
    readonly context: MockContext;
    readonly cartId: string;
    readonly type: PaymentSession['type'];
    readonly shopOrigin: string;
  }): Promise<PaymentSession>;
  /** @returns undefined for an unknown token */
  describeCard(request: { readonly token: string; readonly sessionId: string; readonly cartId: string }): Promise<MaskedCard | undefined>;
}

export interface CheckoutPorts extends CartPorts {
  readonly payments?: MockPayments;
}

/** Delivery, addresses and payments of a cart. */
export function createCheckoutHandlers(ports: CheckoutPorts) {
  const { carts, shop, payments } = ports;
  const present = createCartPresenter(ports);
  const change = (context: MockContext, cartId: string, changed: (cart: MockCart) => Partial<MockCart>) => ({
    body: present(carts.change(context, cartId, changed), context),
  });

  async function readCard({ sessionId, token }: CardInstrumentInput, cartId: string): Promise<MaskedCard> {
    const known = sessionId && token ? await payments?.describeCard({ token, sessionId, cartId }) : undefined;
    const example = getExample('getCart', 200).payment_instruments[0]?.card;
    const card = known ?? example;
    if (!card) throw new MockError(402, 'PYT404', 'The payment partner does not know this token.');
    return card;
  }

  async function readPayment(input: PaymentInstrumentInput, cartId: string): Promise<MockCart['payments'][number]> {
    const payment = { paymentInstrumentId: ports.newId(), payment_method_id: input.payment_method_id };
    if (input.payment_method_id === 'CREDIT_CARD') return { ...payment, card: await readCard(input, cartId) };
    if (input.payment_method_id === 'GIFT_CARD')
      return { ...payment, storedValue: { last4: input.number.slice(-4), balance: toMoney(giftCardMinor) } };
    return payment;
  }

  return {
    setShippingMethod: ({ body: { basketId, code }, context }) =>
      change(context, basketId, () => {
        if (code !== 'standard' && code !== 'express') throw new MockError(409, 'SHP500', `The mock does not deliver by ${code}.`);
        return { delivery: code };
      }),
    getShippingMethods: ({ params: { basketId }, context }) => ({
      body: renderShipment(carts.find(context, basketId), shop, context.site),
    }),
    addShippingAddress: ({ params: { basketId }, body: { address, useAsBilling, contact }, context }) =>
      change(context, basketId, () => ({
        ...(address && { shippingAddress: address }),
        ...(address && useAsBilling && { billingAddress: address }),
        ...(contact && { contact }),
      })),
    removeShippingAddress: ({ params: { basketId }, context }) => change(context, basketId, () => ({ shippingAddress: undefined })),
    validateShippingAddress: () => ({ body: { valid: true, faults: [] } }),
    addBillingAddress: ({ params: { basketId }, body, context }) =>
      change(context, basketId, ({ shippingAddress }) => ({ billingAddress: body.address ?? shippingAddress })),
    removeBillingAddress: ({ params: { basketId }, context }) => change(context, basketId, () => ({ billingAddress: undefined })),
    getPaymentMethods: async ({ params: { basketId }, context }) => {
      carts.find(context, basketId);
      const { paymentMethods } = getExample('getPaymentMethods', 200);
      const labels = shop.labels(context.site).paymentMethods;
      const cards = paymentMethods.filter(({ kind }) => kind === 'card').map((method) => ({ ...method, label: labels.CREDIT_CARD }));
      return { body: { paymentMethods: [...cards, { id: 'GIFT_CARD', code: 'GIFT_CARD', label: labels.GIFT_CARD, kind: 'giftCard' }] } };
    },
    getPaymentSession: async ({ query: { basketId, type, shopOrigin }, context }) => {
      if (basketId !== undefined) carts.find(context, basketId);
      if (!payments || !shopOrigin) return { body: { ...getExample('getPaymentSession', 200), type } };
      return { body: await payments.openSession({ context, cartId: basketId ?? context.customer.id, type, shopOrigin }) };
    },
    addPaymentInstrument: async ({ params: { basketId }, body, context }) => {
      const payment = await readPayment(body, basketId);
      // A cart has one payment beside its gift cards.
      return change(context, basketId, ({ payments: others }) => ({
        payments: [...others.filter(({ payment_method_id: id }) => id === 'GIFT_CARD' || body.payment_method_id === 'GIFT_CARD'), payment],
      }));
    },
    removePaymentInstrument: ({ params: { basketId }, body: { paymentInstrumentId }, context }) =>
      change(context, basketId, ({ payments: all }) => ({
        payments: all.filter((payment) => payment.paymentInstrumentId !== paymentInstrumentId),
      })),
    prepareOrder: ({ body: { cartId }, context }) => {
      const cart = present(carts.find(context, cartId), context);
      assertPlaceable(cart);
      return { body: cart };
    },
    // Operations that the mock does not implement do not change the cart.
    applyReward: ({ params: { basketId }, context }) => ({ body: present(carts.find(context, basketId), context) }),
    addPriceAdjustment: ({ params: { basketId }, context }) => ({ body: present(carts.find(context, basketId), context) }),
    changePriceAdjustment: ({ params: { basketId }, context }) => ({ body: present(carts.find(context, basketId), context) }),
    removePriceAdjustment: ({ params: { basketId }, context }) => ({ body: present(carts.find(context, basketId), context) }),
  } satisfies MockHandlers;
}
