import type { CategoryLink, RecommendedProduct } from '#generated/openapi/products.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { getPageUrl, getProductId } from './find-style.ts';
import type { MockCategory, MockColor, MockSite, MockStyle } from './mock-catalog.ts';
import type { MockShop } from './mock-shop.ts';

type ProductCard = OperationResponse<'getCatalog'>['products'][number];

export const toMoney = (minor: number): number => minor / 100;

export function getPrice({ colors }: MockStyle, color: MockColor, currency: string) {
  const current = colors.map(({ currentMinor }) => currentMinor);
  const original = colors.map(({ originalMinor }) => originalMinor);
  return {
    current: toMoney(color.currentMinor),
    original: toMoney(color.originalMinor),
    lowCurrent: toMoney(Math.min(...current)),
    highCurrent: toMoney(Math.max(...current)),
    lowOriginal: toMoney(Math.min(...original)),
    highOriginal: toMoney(Math.max(...original)),
    currency,
  };
}

/** Renders a style in a listing, by its first color. */
export function renderCard(style: MockStyle, shop: MockShop, { currency }: MockSite): ProductCard {
  const { id, name, slug, kind, colors } = style;
  const [color] = colors;
  return {
    id: getProductId(style, color),
    masterId: id,
    name,
    slug,
    pageUrl: getPageUrl(style),
    kind,
    images: color.pictures.slice(0, 2),
    price: getPrice(style, color, currency),
    rating: shop.ratingOf(id),
    colors: colors.map((one) => ({
      code: one.code,
      label: one.label,
      swatch: one.swatch,
      productId: getProductId(style, one),
      image: one.pictures[0],
    })),
  };
}

/** Renders a style in a recommendation widget. */
export function renderRecommended(style: MockStyle, shop: MockShop, site: MockSite, recommendationId: string): RecommendedProduct {
  const [color] = style.colors;
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, currency } = getPrice(style, color, site.currency);
  const { score, reviewsCount } = shop.ratingOf(style.id);
  return {
    productId: getProductId(style, color),
    itemGroupId: style.id,
    title: style.name,
    kind: style.kind,
    image: color.pictures[0].src,
    price: { lowCurrent, highCurrent, lowOriginal, highOriginal, currency },
    url: getPageUrl(style),
    recToken: `mock-${style.id}`,
    recommendationId,
    review_average: score,
    review_count: reviewsCount,
  };
}

export const renderCategoryLink = ({ id, name, slug }: MockCategory, count?: number): CategoryLink => ({
  id,
  name,
  slug,
  url: `/c/${slug}-${id}`,
  ...(count !== undefined && { count }),
});
