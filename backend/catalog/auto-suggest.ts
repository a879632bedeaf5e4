import { LRUCache } from 'lru-cache';
import { createBadRequestError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { foldText } from './listings/fold-text.ts';
import { createSiteCatalogReader } from './listings/site-catalog.ts';
import { personalizeCard } from './personal-prices.ts';
import { createReadSuggestions, type Suggestions } from './suggestions/read-suggestions.ts';
import { limitRows } from './suggestions/share-rows.ts';

/** Shoppers type the same prefixes, so recent suggestions are cached. */
const maxTexts = 5000;
/** Milliseconds that suggestions may lag behind the catalog and the articles. */
const timeToLive = 5000;

interface Cached {
  readonly until: number;
  readonly suggestions: Promise<Suggestions>;
}

/** Returns suggestions while a shopper types a search. */
export function createAutoSuggest({ db, clock, indexes, findArticles, readPersonalPrices }: CatalogPorts): Handler<'autoSuggest'> {
  const siteCatalogOf = createSiteCatalogReader(db, clock);
  const readSuggestions = createReadSuggestions({ db, indexes, findArticles });
  const cached = new LRUCache<string, Cached>({ max: maxTexts });
  return {
    async handle({ query: { q, limit = 10 }, context }) {
      const shop = getShopContext(context);
      if (foldText(q) === '') throw createBadRequestError(['query.q: must contain a letter or a digit']);
      const now = clock.now().getTime();
      const key = `${shop.site.id} ${shop.language} ${q}`;
      const known = cached.get(key);
      const isKnown = known !== undefined && now < known.until;
      const suggestions = isKnown
        ? known.suggestions
        : siteCatalogOf(shop).then((siteCatalog) => readSuggestions({ shop, siteCatalog, query: q }));
      if (!isKnown) {
        cached.set(key, { until: now + timeToLive, suggestions });
        suggestions.catch(() => cached.delete(key));
      }
      const { products, ...groups } = limitRows(await suggestions, limit);
      const prices = await readPersonalPrices(
        shop,
        context,
        products.map(({ masterId }) => masterId),
      );
      return { body: { query: q, ...groups, products: products.map((product) => personalizeCard(product, prices)) } };
    },
  };
}
