import { z } from 'zod';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { ConfirmationWords } from '#commerce/orders/confirmation-screen.tsx';
import { wordsFor } from '#commerce/words/words-for.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import type { Order } from '#generated/openapi/orders.ts';
import { placeOf, type ShopPlace } from '../cart/shop-place.ts';
import { loadPage, type PageData } from '../page/load-page.ts';
import type { RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';
import { sessionOf, type ShopperSession } from '../session/session-of.ts';

export interface ConfirmationData {
  readonly title: string;
  readonly place: ShopPlace;
  readonly words: ConfirmationWords;
  readonly order: Order;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** An order that is not there, or not this shopper's, is a page that does not exist. */
export type ConfirmationAnswer = { readonly found: ConfirmationData } | { readonly missing: PageData };

const orderId = z.uuid();

export async function loadConfirmation(facts: RequestFacts, services: Services): Promise<ConfirmationAnswer> {
  const { site, url } = facts;
  const asked = orderId.safeParse(url.searchParams.get('order'));
  if (!asked.success) return { missing: await loadPage(facts, services) };
  const { calls } = sessionOf(facts, services);
  try {
    const [order, countries, words] = await Promise.all([
      getOrder(calls, { orderId: asked.data }),
      countryNames(calls, services),
      wordsFor('confirmation', site.locale),
    ]);
    return { found: { title: `${words.title} | ${site.brandName}`, place: placeOf(site), words, order, countries } };
  } catch (error) {
    if (!(error instanceof ServiceError) || (error.status !== 404 && error.status !== 403 && error.status !== 401)) throw error;
    return { missing: await loadPage(facts, services) };
  }
}

async function countryNames(calls: ShopperSession['calls'], { log }: Services): Promise<ConfirmationData['countries']> {
  try {
    const { countries } = await getCountryList(calls);
    return countries.map(({ code, name }) => ({ code, name }));
  } catch (error) {
    log.warn('[cairn] [confirmation] countries stay codes', { reason: String(error) });
    return [];
  }
}
