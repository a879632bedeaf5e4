import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartMessages } from '#generated/messages/cart/all.ts';
import { confirmationMessages } from '#generated/messages/confirmation/all.ts';
import { walletMessages } from '#generated/messages/wallet/all.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { openCart, promotedCart, sampleCart } from '../cart.fixtures.ts';
import { CartSummary } from '../cart-summary.tsx';
import { MiniCart } from '../mini-cart/mini-cart.tsx';
import { CommerceStage } from '../testing/commerce-stage.tsx';

const associate = { promotionId: 'associate-discount', promotionName: 'Associate discount', amount: 144 };
const employeeCart: Cart = {
  ...openCart,
  orderPromotions: [associate],
  totals: { ...openCart.totals, totalDiscount: 144, itemTotal: 336, total: 344 },
};

/** A cart's amounts below the subtotal, each from the rows above it. */
const carts: readonly (readonly [name: string, cart: Cart, expected: string])[] = [
  ['items at full price', openCart, 'Subtotal$480.00Shipping$8.00TaxCalculated at checkoutTotal$488.00You save$120.00'],
  [
    'coupons, promotions of items and free shipping',
    promotedCart,
    'Subtotal$444.00Trail days-$20.00ShippingFreeTaxCalculated at checkoutTotal$424.00You save$184.00',
  ],
  [
    'the associate discount',
    employeeCart,
    'Subtotal$480.00Associate discount-$144.00Shipping$8.00TaxCalculated at checkoutTotal$344.00You save$264.00',
  ],
  [
    'a coupon and the associate discount',
    {
      ...promotedCart,
      orderPromotions: [...promotedCart.orderPromotions, { ...associate, amount: 127.2 }],
      totals: { ...promotedCart.totals, totalDiscount: 183.2, itemTotal: 296.8, total: 296.8 },
    },
    'Subtotal$444.00Trail days-$20.00Associate discount-$127.20ShippingFreeTaxCalculated at checkoutTotal$296.80You save$311.20',
  ],
  [
    'a discount by an employee of the store',
    { ...openCart, totals: { ...openCart.totals, totalDiscount: 48, itemTotal: 432, total: 440 } },
    'Subtotal$480.00Discount-$48.00Shipping$8.00TaxCalculated at checkoutTotal$440.00You save$168.00',
  ],
  [
    'a gift card as payment',
    { ...sampleCart, payment_instruments: [{ paymentInstrumentId: 'pi-1', payment_method_id: 'GIFT_CARD', amount: 50 }] },
    'Subtotal$360.00ShippingFreeTax$32.22Total$392.22You save$120.00',
  ],
  [
    'included tax and no shipping method',
    {
      ...openCart,
      taxIncluded: true,
      totals: { ...openCart.totals, tax: 76.64 },
      shippingMethods: openCart.shippingMethods.map(({ shippingId, applicableShippingMethods }) => ({
        shippingId,
        applicableShippingMethods,
      })),
    },
    'Subtotal$480.00ShippingCalculated at checkoutTotal$488.00TaxIncludes $76.64 taxYou save$120.00',
  ],
];

function getRows(cart: Cart, view: 'cart' | 'mini cart'): string {
  const html = renderToStaticMarkup(
    <CommerceStage cart={cart}>
      {({ messages, deliveryMessages, formatters }) =>
        view === 'cart' ? (
          <CartSummary cart={cart} messages={messages} formatters={formatters} />
        ) : (
          <MiniCart
            frame={{ isOpen: true, onOpenChange: () => undefined, closeLabel: 'Close' }}
            messages={messages}
            deliveryMessages={deliveryMessages}
            formattersIn={() => formatters}
          />
        )
      }
    </CommerceStage>,
  );
  const list = html.match(/<dl.*?<\/dl>/gs)?.find((dl) => dl.includes('Subtotal')) ?? '';
  return list.replace(/<del>.*?<\/del> /g, '').replace(/<[^>]+>/g, '');
}

describe('CartTotals', () => {
  it.each(carts)('shows the same amounts in the cart and in the mini cart: %s', (_, cart, expected) => {
    expect([getRows(cart, 'cart'), getRows(cart, 'mini cart')]).toEqual([expected, expected]);
  });

  it('names the subtotal alike on all screens', () => {
    for (const locale of ['en-us', 'en-gb', 'fr-ca', 'de-de']) {
      const names = [cartMessages, confirmationMessages, walletMessages].map(
        (all) => getMessages<{ subtotal: string }>(all, locale).subtotal,
      );
      expect(new Set(names).size).toBe(1);
    }
  });
});
