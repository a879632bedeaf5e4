import { redirect } from 'react-router';
import { canCheckOut } from '#commerce/cart/line-state.ts';
import type { CartWords } from '#commerce/cart/speech.ts';
import type { CheckoutWords } from '#commerce/checkout/address-form.tsx';
import { stepOf } from '#commerce/checkout/steps.ts';
import { createPrefetch } from '#commerce/query/prefetch.ts';
import type { FeatureWords } from '#commerce/words/words-for.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { readCart } from '../../commerce/read-cart.ts';
import { shopLocaleOf, type ShopLocale } from '../../commerce/shop-locale.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { privateHead } from '../../screen/private-head.ts';
import type { ScreenPage } from '../../screen/screen-page.ts';
import { sessionOf } from '../../session/session-of.ts';
import { confirmationPath } from '../order-confirmation/confirmation-path.ts';

export interface CheckoutPage extends ScreenPage {
  /** Absent where a page of content stands for the checkout. */
  readonly checkout?: {
    readonly shopLocale: ShopLocale;
    readonly words: CheckoutWords;
    readonly cartWords: CartWords;
    readonly validation: FeatureWords['validation'];
    readonly countries: readonly Country[];
  };
}

/** The checkout, which nobody enters without something that can be ordered, nor at a step that the cart is not ready for. */
export const screen = defineScreen({
  name: 'checkout',
  messages: ['checkout', 'cart', 'validation'],
  async loadCriticalData({ facts, services }) {
    const session = sessionOf(facts, services);
    const prefetch = createPrefetch();
    const [cart, { countries }] = await Promise.all([readCart(session, prefetch), getCountryList(session.calls)]);
    return { cart, countries, state: prefetch.state(), orderId: session.orderId };
  },
  page({ critical: { cart, countries, state, orderId }, messages, errorTexts }, { facts: { site, url } }): CheckoutPage {
    // A page that was left while it placed its order has not shown the confirmation.
    if (cart === null && orderId !== undefined) throw redirect(confirmationPath(site.locale, orderId));
    if (cart === null || (cart && !canCheckOut(cart.items))) throw redirect(`/${site.locale}/cart`);
    const asked = url.searchParams.get('step');
    if (cart && asked !== null && stepOf(asked, cart) !== asked) throw redirect(`/${site.locale}/checkout?step=${stepOf(asked, cart)}`);
    return {
      status: 200,
      head: privateHead(messages.checkout.title, site),
      checkout: {
        shopLocale: shopLocaleOf(site),
        words: messages.checkout,
        cartWords: messages.cart,
        validation: messages.validation,
        countries,
      },
      commerce: { errorTexts, state },
    };
  },
});
