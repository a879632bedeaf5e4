import type { RequestContext } from '../request/request-context.ts';
import type { Services } from '../services/services.ts';
import { appFooter, checkoutFooter, createContentCalls, isNotFound, type ContentCalls } from './content-calls.ts';

/** Content that surrounds every page, and the error pages. */
const essentials: readonly ((calls: ContentCalls) => Promise<unknown>)[] = [
  (calls) => calls.page('error-5xx'),
  (calls) => calls.page('error-4xx'),
  (calls) => calls.menu(),
  (calls) => calls.footer(),
  (calls) => calls.fragment(appFooter),
  (calls) => calls.fragment(checkoutFooter),
  (calls) => calls.fragment('promo-bar'),
  (calls) => calls.popUps(),
];

/**
 * Loads essential content sequentially for each brand, locale and channel, so that it is cached before the content origin fails. Returns
 * true if all of it loaded; missing documents are no failure.
 */
export async function loadEssentialContent(sites: Services['sites'], contextOf: (request: Request) => RequestContext): Promise<boolean> {
  let isWhole = true;
  for (const address of getAddresses(sites)) {
    const calls = createContentCalls(contextOf(new Request(address)));
    for (const load of essentials) {
      await load(calls).catch((error: unknown) => {
        isWhole &&= isNotFound(error);
      });
    }
  }
  return isWhole;
}

function getAddresses(sites: Services['sites']): readonly string[] {
  return sites.brands.flatMap(({ id, locales }) =>
    locales.flatMap((locale) => ['ECOMM', 'MAPP'].map((channel) => `http://${id}.localhost/${locale}?channel=${channel}`)),
  );
}
