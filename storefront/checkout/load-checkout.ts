import { redirect } from 'react-router';
import type { CartWords } from '#commerce/cart/speech.ts';
import { canCheckOut } from '#commerce/cart/row-state.ts';
import type { CheckoutWords } from '#commerce/checkout/address-form.tsx';
import { stepOf } from '#commerce/checkout/steps.ts';
import { createPrefetch, type PrefetchedState } from '#commerce/query/prefetch.ts';
import type { SomeErrorTexts } from '#commerce/words/error-texts.ts';
import { errorTextsFor } from '#commerce/words/error-texts-for.ts';
import { wordsFor, type FeatureWords } from '#commerce/words/words-for.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { readCart } from '../cart/read-cart.ts';
import { confirmationPath } from './confirmation-path.ts';
import { placeOf, type ShopPlace } from '../cart/shop-place.ts';
import type { RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';
import { sessionOf } from '../session/session-of.ts';

export interface CheckoutData {
  readonly title: string;
  readonly place: ShopPlace;
  readonly words: CheckoutWords;
  readonly cartWords: CartWords;
  readonly validation: FeatureWords['validation'];
  readonly errorTexts: SomeErrorTexts;
  readonly state: PrefetchedState;
  readonly countries: readonly Country[];
}

/**
 * All that the checkout shows. Throws a redirect to the confirmation where the cart has just been ordered, to the cart where there is
 * nothing that can be ordered, and to the step that the cart is ready for where the address asks for a later one.
 */
export async function loadCheckout(facts: RequestFacts, services: Services): Promise<CheckoutData> {
  const { site, url } = facts;
  const session = sessionOf(facts, services);
  const prefetch = createPrefetch();
  const [cart, { countries }, words, cartWords, validation, errorTexts] = await Promise.all([
    readCart(session, prefetch),
    getCountryList(session.calls),
    wordsFor('checkout', site.locale),
    wordsFor('cart', site.locale),
    wordsFor('validation', site.locale),
    errorTextsFor(site.locale, 'checkout'),
  ]);
  // A page that was left while it placed its order has not shown the confirmation.
  if (cart === null && session.orderId !== undefined) throw redirect(confirmationPath(site.locale, session.orderId));
  if (cart === null || (cart && !canCheckOut(cart.items))) throw redirect(`/${site.locale}/cart`);
  const asked = url.searchParams.get('step');
  if (cart && asked !== null && stepOf(asked, cart) !== asked) throw redirect(`/${site.locale}/checkout?step=${stepOf(asked, cart)}`);
  return {
    title: `${words.title} | ${site.brandName}`,
    place: placeOf(site),
    words,
    cartWords,
    validation,
    errorTexts,
    state: prefetch.state(),
    countries,
  };
}
