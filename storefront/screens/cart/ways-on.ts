import type { WayOn } from '#commerce/cart/empty-cart.tsx';
import type { MegaMenu } from '#generated/content/types.ts';
import { contentCalls } from '../../content/content-calls.ts';
import type { RequestFacts } from '../../request/request.ts';
import type { Services } from '../../services/services.ts';

/** The first entries of the shop's menu: where a shopper goes who has nothing yet. */
export async function waysOn(facts: RequestFacts, services: Services): Promise<readonly WayOn[]> {
  try {
    const menu = await contentCalls(facts, services).menu();
    return menu.components
      .flatMap((block) => ('items' in block ? (block.items as MegaMenu['items']) : []))
      .flatMap(({ title, url }) => (url.startsWith('/') ? [{ label: title, href: `/${facts.site.locale}${url}` }] : []))
      .slice(0, services.settings.of(facts.site).cart.suggestedLinks);
  } catch (error) {
    services.log.warn('[cairn] [cart] no ways on from an empty cart', { reason: String(error) });
    return [];
  }
}
