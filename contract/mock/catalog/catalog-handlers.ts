import { getExample } from '../responses/get-example.ts';
import type { MockHandlers } from '../mock-handler.ts';
import { findProduct, getPageUrl, getProductId } from './find-style.ts';
import type { MockShop } from './mock-shop.ts';
import { renderCard, renderCategoryLink, renderRecommended } from './render-card.ts';
import { renderDetails } from './render-details.ts';
import { renderListing } from './render-listing.ts';

const SUGGESTIONS = 6;

/** Operations of products, listings and stock. */
export function createCatalogHandlers(shop: MockShop) {
  return {
    getProductDetails: ({ params: { productId }, context: { site } }) => {
      const example = getExample('getProductDetails', 200);
      return { body: renderDetails(findProduct(shop, site, productId), shop, site, example) };
    },
    getInventory: ({ params: { productId }, context: { site } }) => {
      const { style } = findProduct(shop, site, productId);
      const rows = style.variants.map(({ sku }) => {
        const quantity = shop.stockOf(sku);
        return [sku, { inStock: quantity > 0, quantity, stockStatus: quantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK' }] as const;
      });
      return { body: { variants: Object.fromEntries(rows) } };
    },
    getCatalog: ({ query, context: { site } }) => ({ body: renderListing(shop, site, query) }),
    searchProducts: ({ query, context: { site } }) => ({
      body: {
        query: query.q,
        understood: [],
        omitted: [],
        articles: [],
        ...renderListing(shop, site, query, query.q),
      },
    }),
    autoSuggest: ({ query: { q }, context: { site } }) => {
      const words = q.toLowerCase();
      const styles = shop.styles(site).filter(({ name }) => name.toLowerCase().includes(words));
      const categories = shop.categories(site).filter(({ name }) => name.toLowerCase().includes(words));
      return {
        body: {
          query: q,
          terms: [],
          scopes: [],
          categories: categories.slice(0, SUGGESTIONS).map((category) => {
            const { id, name, url } = renderCategoryLink(category);
            return { id, name, url, typed: [] };
          }),
          products: styles.slice(0, SUGGESTIONS).map((style) => ({
            id: getProductId(style, style.colors[0]),
            masterId: style.id,
            name: style.name,
            kind: style.kind,
            typed: [],
            pageUrl: getPageUrl(style),
            image: style.colors[0].pictures[0],
            price: renderCard(style, shop, site).price,
          })),
          articles: [],
        },
      };
    },
    getWidgetRecommendations: ({ query: { widgetId, count = SUGGESTIONS }, context: { site } }) => {
      const recommendationId = `${widgetId}-MOCK0000`;
      const products = shop
        .styles(site)
        .slice(0, count)
        .map((style) => renderRecommended(style, shop, site, recommendationId));
      return { body: { widgetId, recommendationId, products } };
    },
    getReviews: ({ params: { productId }, context: { site } }) => {
      const { style } = findProduct(shop, site, productId);
      const { score, reviewsCount } = shop.ratingOf(style.id);
      const example = getExample('getReviews', 200);
      const results = example.results.map(({ rollup, reviews }) => ({
        rollup: { ...rollup, averageRating: score, reviewCount: reviewsCount, photos: 0 },
        reviews: reviews.map((review) => ({ ...review, productId: style.id, photos: [], bought: undefined })),
      }));
      return { body: { ...example, results } };
    },
    getProductSets: () => ({ body: { productSets: [] } }),
  } satisfies MockHandlers;
}
