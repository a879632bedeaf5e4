import type { LoyaltyRulesOf } from '../loyalty/loyalty-rules.ts';
import type { PromotionStore } from '../promotions/documents/promotion-store.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { createNotFoundError } from '../router/call-error.ts';
import type { Clock } from '../ports.ts';
import type { Handler } from '../router/handler.ts';
import type { ListingIndexes } from './listing-index/listing-indexes.ts';
import { renderListing, buildBreadcrumbs, buildCategory, createHomeBreadcrumb } from './listings/render-listing.ts';
import { queryListing } from './listings/query-listing.ts';
import { parseListingQuery } from './listings/parse-listing-query.ts';
import type { FindArticles } from './search/find-articles.ts';
import { createSiteCatalogReader } from './listings/site-catalog.ts';
import { personalizeCard, type ReadPersonalPrices } from './personal-prices.ts';
import { createStoreStockReader } from './listings/store-stock-reader.ts';

export interface CatalogPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly indexes: ListingIndexes;
  readonly findArticles: FindArticles;
  readonly promotions: Pick<PromotionStore, 'of'>;
  readonly loyaltyRules: LoyaltyRulesOf;
  readonly readPersonalPrices: ReadPersonalPrices;
}

/**
 * Returns a category's products, or all of the site's without a cgid; 404 for an unknown category. One statement, and one more per minute
 * for the site's labels.
 */
export function createGetCatalog({
  db,
  clock,
  indexes,
  readPersonalPrices,
}: Pick<CatalogPorts, 'db' | 'clock' | 'indexes' | 'readPersonalPrices'>): Handler<'getCatalog'> {
  const siteCatalogOf = createSiteCatalogReader(db, clock);
  const readStoreStyles = createStoreStockReader({ db, clock });
  return {
    async handle({ query, context }) {
      const question = parseListingQuery(query, context);
      const { shop, categoryId } = question;
      const siteCatalog = await siteCatalogOf(shop);
      const { categories } = siteCatalog;
      const category = categories.find(({ id }) => id === categoryId);
      if (categoryId !== null && !category) throw createNotFoundError(`No category "${categoryId}" on ${shop.site.id}.`);
      const listing = await queryListing({ db, indexes, readStoreStyles }, question);
      const prices = await readPersonalPrices(
        shop,
        context,
        listing.cards.map(({ masterId }) => masterId),
      );
      return {
        body: {
          ...renderListing(question, { ...listing, cards: listing.cards.map((card) => personalizeCard(card, prices)) }, siteCatalog),
          ...(category && { category: buildCategory(category, categories) }),
          breadcrumbs: category ? buildBreadcrumbs(category.id, categories, shop, 'plain') : [createHomeBreadcrumb(shop)],
        },
      };
    },
  };
}
