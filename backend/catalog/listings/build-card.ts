import { badgeMessages } from '#generated/messages/badge/all.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { describePicture } from '../labels/describe-picture.ts';
import { getLabel } from '../labels/get-label.ts';
import { getMaxPrice, renderPriceWithRange, type ColorPrice } from '../wire-price.ts';
import type { ListedColor, ListedStyle, ListedText } from './read-catalog.ts';

export type ProductCard = OperationResponse<'getCatalog'>['products'][number];
type Badge = NonNullable<ProductCard['badge']>;

export const getBadge = (id: string | null, locale: string): Badge | undefined =>
  id ? { id, label: getLabel(badgeMessages, id, locale) } : undefined;

/** The badge of a style, or SALE if any of its colors is reduced. */
export function getBadgeId(badge: string | null, prices: readonly ColorPrice[]): string | null {
  return badge ?? (prices.some(({ currentMinor, originalMinor }) => currentMinor < originalMinor) ? 'SALE' : null);
}

export interface SoldStyle extends ShopContext {
  readonly style: ListedStyle;
  readonly text: ListedText;
  /** Prices of its shown colors on the site; never empty. */
  readonly prices: ReadonlyMap<string, ColorPrice>;
}

type Picture = ProductCard['images'][number];

function getPictures(color: ListedColor, { text, language, locale }: SoldStyle): Picture[] {
  const label = color.names?.[language] ?? null;
  return color.gallery
    .filter(({ type }) => type === 'image')
    .map(({ src, view }) => ({ src, alt: describePicture(text.name, label, view, locale) }));
}

/** The card of a style in a grid; its id is that of the first color. */
export function buildCard(sold: SoldStyle): ProductCard {
  const { style, text, site, language, locale, prices } = sold;
  const shown = style.colors.filter(({ code }) => prices.has(code));
  const first = shown[0] as ListedColor;
  const all = [...prices.values()];
  const amounts = style.custom_amounts?.[site.currency];
  const badge = getBadge(getBadgeId(style.badge, all), locale);
  const eyebrow = getBadge(style.eyebrow, locale);
  return {
    id: style.id + first.code,
    masterId: style.id,
    name: text.name,
    slug: text.slug,
    pageUrl: `/p/${text.slug}-${style.id}`,
    kind: text.kind_label,
    images: getPictures(first, sold).slice(0, 2),
    price: renderPriceWithRange(prices.get(first.code) as ColorPrice, amounts ? [...all, getMaxPrice(amounts)] : all, site.currency),
    ...(style.rating_count > 0 && { rating: { score: style.rating_score ?? 0, reviewsCount: style.rating_count } }),
    ...(badge && { badge }),
    ...(eyebrow && { eyebrow }),
    colors: shown
      .filter(({ code }) => code !== '')
      .map((color) => ({
        code: color.code,
        label: color.names[language] ?? color.slug,
        swatch: color.swatch,
        productId: style.id + color.code,
        image: getPictures(color, sold)[0] as Picture,
      })),
  };
}
