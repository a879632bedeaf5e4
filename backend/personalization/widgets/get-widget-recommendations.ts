import type { RecommendedProduct } from '#generated/openapi/products.ts';
import type { Handler } from '../../router/handler.ts';
import { personalizeCard } from '../../catalog/personal-prices.ts';
import type { CatalogPorts } from '../../catalog/get-catalog.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createStableId } from '../allocate.ts';
import { queryBuyable, type BuyableStyle } from '../query-buyable.ts';
import type { RecommenderPorts } from '../recommend-styles.ts';
import { rankings, readOrderedWith } from './rank-widget.ts';

/** Returns the available products of a widget. The list is the same for all visitors, and so are its prices without a customer's token; it can be part of a cached page. */
export function createGetWidgetRecommendations({
  db,
  indexes,
  readPersonalPrices,
}: Pick<RecommenderPorts, 'db' | 'indexes'> & Pick<CatalogPorts, 'readPersonalPrices'>): Handler<'getWidgetRecommendations'> {
  return {
    async handle({ query: { widgetId, productIds, count = 8 }, context }) {
      const shop = getShopContext(context);
      const named = [...new Set(productIds.map((id) => id.slice(0, 8)))];
      const [styleId = ''] = named;
      const orderedWith = widgetId === 'alsoBought' ? await readOrderedWith(db, styleId, shop.site.id) : [];
      const isExcluded = (style: string): boolean => widgetId !== 'recentlyViewed' && named.includes(style);
      const { lists } = await indexes.query(shop, (index) => {
        const ranked = rankings[widgetId]({ index, styleId, named, orderedWith });
        return queryBuyable(db, shop, [{ styles: ranked.filter((style) => !isExcluded(style)), requested: count }]);
      });
      const recommendationId = `${widgetId}-${styleId}`;
      const found = lists[0] ?? [];
      const prices = await readPersonalPrices(
        shop,
        context,
        found.map(({ card }) => card.masterId),
      );
      const products = found.map(({ card, sku }) => toProduct({ card: personalizeCard(card, prices), sku }, recommendationId));
      return { body: { widgetId, recommendationId, products } };
    },
  };
}

function toProduct({ card, sku }: BuyableStyle, recommendationId: string): RecommendedProduct {
  const { price, rating } = card;
  const { current, original, lowCurrent, highCurrent, lowOriginal = original, highOriginal = original, currency, discountName } = price;
  return {
    productId: card.id,
    ...(sku === null ? {} : { sku }),
    itemGroupId: card.masterId,
    title: card.name,
    ...(card.kind ? { kind: card.kind } : {}),
    image: card.images[0]?.src ?? '',
    price: {
      lowCurrent,
      highCurrent,
      lowOriginal,
      highOriginal,
      currency,
      ...(current < original ? { percentagePriceDiscount: Math.max(1, Math.round((1 - current / original) * 100)) } : {}),
      ...(discountName === undefined ? {} : { discountName }),
    },
    url: card.pageUrl,
    recToken: createStableId(recommendationId, card.id),
    recommendationId,
    ...(rating && rating.reviewsCount > 0 ? { review_average: rating.score, review_count: rating.reviewsCount } : {}),
  };
}
