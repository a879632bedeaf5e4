import { readRequest } from '../request/request.ts';
import type { StorefrontPorts } from '../services/services.ts';
import { contentCalls, isNotFound, type ContentCalls } from './content-calls.ts';

/** What surrounds every page, and the pages that an outage is told with. */
const essentials: readonly ((calls: ContentCalls) => Promise<unknown>)[] = [
  (calls) => calls.page('error-5xx'),
  (calls) => calls.page('error-4xx'),
  (calls) => calls.menu(),
  (calls) => calls.footer(),
  (calls) => calls.fragment('promo-bar'),
  (calls) => calls.popUps(),
];

type Ports = Pick<StorefrontPorts, 'sites' | 'content' | 'contentKeeper' | 'accessKey' | 'settings'>;

/**
 * Asks for what every page needs as pages do, once for each brand, locale and channel and one after the other: a content origin that
 * fails later has given it before. Answers whether all of it came; what a site does not have is an answer.
 */
export async function askForEssentials(ports: Ports): Promise<boolean> {
  let isWhole = true;
  for (const address of addresses(ports)) {
    const calls = contentCalls(readRequest(new Request(address), ports.sites, false), ports);
    for (const ask of essentials) {
      await ask(calls).catch((error: unknown) => {
        isWhole &&= isNotFound(error);
      });
    }
  }
  return isWhole;
}

function addresses({ sites }: Ports): readonly string[] {
  return sites.brands.flatMap(({ id, locales }) =>
    locales.flatMap((locale) => ['ECOMM', 'MAPP'].map((channel) => `http://${id}.localhost/${locale}?channel=${channel}`)),
  );
}
