import type { RequestContext } from '../request/request-context.ts';
import type { Services } from '../services/services.ts';
import { appFooter, checkoutFooter, contentCalls, isNotFound, type ContentCalls } from './content-calls.ts';

/** What surrounds every page, and the pages that an outage is told with. */
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
 * Asks for what every page needs as pages do, once for each brand, locale and channel and one after the other: a content origin that
 * fails later has given it before. Answers whether all of it came; what a site does not have is an answer.
 */
export async function askForEssentials(sites: Services['sites'], contextOf: (request: Request) => RequestContext): Promise<boolean> {
  let isWhole = true;
  for (const address of addresses(sites)) {
    const calls = contentCalls(contextOf(new Request(address)));
    for (const ask of essentials) {
      await ask(calls).catch((error: unknown) => {
        isWhole &&= isNotFound(error);
      });
    }
  }
  return isWhole;
}

function addresses(sites: Services['sites']): readonly string[] {
  return sites.brands.flatMap(({ id, locales }) =>
    locales.flatMap((locale) => ['ECOMM', 'MAPP'].map((channel) => `http://${id}.localhost/${locale}?channel=${channel}`)),
  );
}
