import { badgeMessages } from '#generated/messages/badge/all.ts';
import type { OperationAnswer } from '#generated/openapi/operations.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { describePicture } from '../labels/describe-picture.ts';
import { labelOf } from '../labels/label-of.ts';
import { priceWithRange, type ColourPrice } from '../wire-price.ts';
import type { ListedColour, ListedStyle, ListedText } from './read-catalogue.ts';

export type ProductCard = OperationAnswer<'getCatalog'>['products'][number];
type Badge = NonNullable<ProductCard['badge']>;

export const badgeOf = (id: string | null, locale: string): Badge | undefined =>
  id ? { id, label: labelOf(badgeMessages, id, locale) } : undefined;

/** The badge that was given to a style, or SALE where any of its colours is reduced. */
export function badgeIdOf(badge: string | null, prices: readonly ColourPrice[]): string | null {
  return badge ?? (prices.some(({ currentMinor, originalMinor }) => currentMinor < originalMinor) ? 'SALE' : null);
}

export interface SoldStyle extends ShopContext {
  readonly style: ListedStyle;
  readonly text: ListedText;
  /** Of its shown colours that the site sells; never empty. */
  readonly prices: ReadonlyMap<string, ColourPrice>;
}

type Picture = ProductCard['images'][number];

function picturesOf(colour: ListedColour, { text, language, locale }: SoldStyle): Picture[] {
  const label = colour.names?.[language] ?? null;
  return colour.gallery
    .filter(({ type }) => type === 'image')
    .map(({ src, view }) => ({ src, alt: describePicture(text.name, label, view, locale) }));
}

/** What a grid shows of a style; its id is that of the first colour. */
export function buildCard(sold: SoldStyle): ProductCard {
  const { style, text, site, language, locale, prices } = sold;
  const shown = style.colours.filter(({ code }) => prices.has(code));
  const first = shown[0] as ListedColour;
  const all = [...prices.values()];
  const badge = badgeOf(badgeIdOf(style.badge, all), locale);
  const eyebrow = badgeOf(style.eyebrow, locale);
  return {
    id: style.id + first.code,
    masterId: style.id,
    name: text.name,
    slug: text.slug,
    pageUrl: `/p/${text.slug}-${style.id}`,
    kind: text.kind_label,
    images: picturesOf(first, sold).slice(0, 2),
    price: priceWithRange(prices.get(first.code) as ColourPrice, all, site.currency),
    ...(style.rating_count > 0 && { rating: { score: style.rating_score ?? 0, reviewsCount: style.rating_count } }),
    ...(badge && { badge }),
    ...(eyebrow && { eyebrow }),
    colours: shown
      .filter(({ code }) => code !== '')
      .map((colour) => ({
        code: colour.code,
        label: colour.names[language] ?? colour.slug,
        swatch: colour.swatch,
        productId: style.id + colour.code,
        image: picturesOf(colour, sold)[0] as Picture,
      })),
  };
}
