import type { WayOn } from '#commerce/cart/empty-cart.tsx';
import { navigationOf } from '#engine/resolve/needs.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import { contentCalls } from '../../content/content-calls.ts';
import { visitOf } from '../../page/visit.ts';
import type { RequestFacts } from '../../request/request.ts';
import type { Services } from '../../services/services.ts';

/** The first entries of the shop's menu as this visitor sees it: where a shopper goes who has nothing yet. */
export async function waysOn(facts: RequestFacts, services: Services): Promise<readonly WayOn[]> {
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
