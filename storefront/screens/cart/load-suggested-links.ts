import type { CartSuggestion } from '#commerce/cart/empty-cart.tsx';
import { collectNavigation } from '#engine/resolve/needs.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import { createContentCalls } from '../../content/content-calls.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Links for an empty cart: the first entries of the visitor's menu. */
export async function loadSuggestedLinks(context: RequestContext): Promise<readonly CartSuggestion[]> {
  try {
    const [{ visitor }, menu] = await Promise.all([context.visit, createContentCalls(context).menu()]);
    const { nodes } = resolve(context.services.parser.parse(menu, context.mode), visitor);
    return collectNavigation(nodes)
      .flatMap(({ title, url }) => (url.startsWith('/') ? [{ label: title, href: `/${context.site.locale}${url}` }] : []))
      .slice(0, context.services.settings.of(context.site).cart.suggestedLinks);
  } catch (error) {
    context.services.log.warn('[cairn] [cart] the links of an empty cart failed to load', { reason: String(error) });
    return [];
  }
}
