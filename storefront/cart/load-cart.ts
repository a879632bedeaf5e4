import type { WayOn } from '#commerce/cart/empty-cart.tsx';
import type { CartWords } from '#commerce/cart/speech.ts';
import { createPrefetch, type PrefetchedState } from '#commerce/query/prefetch.ts';
import { errorTextOf, type SomeErrorTexts } from '#commerce/words/error-texts.ts';
import { errorTextsFor } from '#commerce/words/error-texts-for.ts';
import { formatText } from '#commerce/words/format.ts';
import { wordsFor } from '#commerce/words/words-for.ts';
import { navigationOf } from '#engine/resolve/needs.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import { contentCalls } from '../page/content-calls.ts';
import { visitOf } from '../page/visit.ts';
import type { RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';
import { sessionOf } from '../session/session-of.ts';
import { placeOf, type ShopPlace } from './shop-place.ts';
import { readCart } from './read-cart.ts';

export interface CartData {
  readonly title: string;
  readonly place: ShopPlace;
  readonly words: CartWords;
  readonly errorTexts: SomeErrorTexts;
  readonly state: PrefetchedState;
  readonly ways: readonly WayOn[];
  readonly refused?: { readonly text: string; readonly itemId?: string };
}

/** All that the cart page shows. A cart that cannot be had is asked for again by the page itself. */
export async function loadCart(facts: RequestFacts, services: Services): Promise<CartData> {
  const { site, url } = facts;
  const prefetch = createPrefetch();
  const [words, errorTexts, cart] = await Promise.all([
    wordsFor('cart', site.locale),
    errorTextsFor(site.locale, 'cart'),
    readCart(sessionOf(facts, services), prefetch),
  ]);
  const isEmpty = cart === null || cart?.items.length === 0;
  const refusal = url.searchParams.get('refused');
  const item = cart?.items.find(({ id }) => id === url.searchParams.get('item'));
  return {
    title: `${words.title} | ${site.brandName}`,
    place: placeOf(site),
    words,
    errorTexts,
    state: prefetch.state(),
    ways: isEmpty ? await waysOn(facts, services) : [],
    ...(refusal === null
      ? {}
      : {
          refused: {
            text: formatText(errorTextOf(errorTexts, refusal) ?? errorTexts.unknown, site.languageTag, {
              maxAllowedQty: item?.maxQty ?? '',
            }),
            ...(item ? { itemId: item.id } : {}),
          },
        }),
  };
}

/** The first entries of the shop's menu: where a shopper goes who has nothing yet. */
async function waysOn(facts: RequestFacts, services: Services): Promise<readonly WayOn[]> {
  try {
    const [{ visitor }, menu] = await Promise.all([visitOf(facts, services), contentCalls(facts, services).menu()]);
    const { nodes } = resolve(services.parser.parse(menu, facts.mode), visitor);
    return navigationOf(nodes)
      .flatMap(({ title, url }) => (url.startsWith('/') ? [{ label: title, href: `/${facts.site.locale}${url}` }] : []))
      .slice(0, services.settings.of(facts.site).cart.suggestedLinks);
  } catch (error) {
    services.log.warn('[cairn] [cart] no ways on from an empty cart', { reason: String(error) });
    return [];
  }
}
