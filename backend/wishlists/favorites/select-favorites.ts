import { sql, type RawBuilder } from 'kysely';
import type { FavoriteItem, FavoriteSort } from '#generated/openapi/wishlists.ts';
import { getBadge, type ProductCard } from '../../catalog/listings/build-card.ts';
import { fromMinor, type ColorPrice } from '../../catalog/wire-price.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { buildColorScarcity } from './favorite-color.ts';

/** A favorite with the site's current data about the product. */
export interface FavoriteRow extends Partial<ColorPrice> {
  readonly productId: string;
  readonly qty: number;
  readonly addedAt: string;
  readonly priceMinor: number | null;
  readonly wasAvailable: boolean;
  /** The card of the style; null if the site no longer sells it. */
  readonly card: ProductCard | null;
  readonly scarcity: string | null;
}

export interface FavoritePage {
  readonly start: number;
  readonly count: number;
  readonly sort?: FavoriteSort;
}

const orders = {
  newest: sql`i.added_at desc, i.style_id, i.color_code`,
  oldest: sql`i.added_at, i.style_id, i.color_code`,
  priceAscending: sql`p.current_minor nulls last, i.added_at desc, i.style_id, i.color_code`,
  priceDescending: sql`p.current_minor desc nulls last, i.added_at desc, i.style_id, i.color_code`,
  name: sql`lower(l.card ->> 'name') nulls last, i.added_at desc, i.style_id, i.color_code`,
} satisfies Record<FavoriteSort, RawBuilder<unknown>>;

/**
 * SQL of a page of a list as a JSON array of FavoriteRow.
 * @param listId Id of the list
 */
export function selectFavorites(
  { site, language }: ShopContext,
  listId: RawBuilder<unknown>,
  page: FavoritePage,
): RawBuilder<FavoriteRow[]> {
  const { start, count, sort = 'newest' } = page;
  return sql`(select coalesce(json_agg(json_build_object('productId', f.style_id || f.color_code, 'qty', f.qty,
      'addedAt', to_char(f.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'priceMinor', f.price_minor,
      'wasAvailable', f.available, 'currentMinor', f.current_minor, 'originalMinor', f.original_minor, 'card', f.card,
      'scarcity', ${buildColorScarcity('f', site)}) order by f.place), '[]')
    from (select i.*, l.card, p.current_minor, p.original_minor, row_number() over (order by ${orders[sort]}) as place
      from favorite_items i
      left join listings l on l.style_id = i.style_id and l.site_id = ${site.id} and l.language = ${language}
      left join prices p on p.style_id = i.style_id and p.color_code = i.color_code and p.site_id = ${site.id}
      where i.list_id = ${listId}
      order by place offset ${start} limit ${count}) f)`;
}

/** The card of a style in one of its colors; undefined if that color is not sold. */
function getCardOfColor(card: ProductCard, productId: string, price: ColorPrice, eyebrow: ProductCard['eyebrow']): ProductCard | undefined {
  const color = card.colors.find((one) => one.productId === productId);
  const isFirst = card.id === productId;
  if (!color && !isFirst) return undefined;
  return {
    ...card,
    id: productId,
    ...(color && !isFirst && { pageUrl: `/p/${card.slug}-${productId}`, images: [color.image] }),
    price: { ...card.price, current: fromMinor(price.currentMinor), original: fromMinor(price.originalMinor) },
    ...(eyebrow && { eyebrow }),
  };
}

/** @param since True to report changes since the product was added */
export function toFavoriteItem(row: FavoriteRow, { locale }: ShopContext, since: boolean): FavoriteItem {
  const { card, currentMinor, originalMinor, scarcity, priceMinor } = row;
  const isPriced = typeof currentMinor === 'number' && typeof originalMinor === 'number';
  const product = card && isPriced && getCardOfColor(card, row.productId, { currentMinor, originalMinor }, getBadge(scarcity, locale));
  return {
    id: row.productId,
    itemId: row.productId,
    itemType: 'product',
    qty: row.qty,
    addedAt: row.addedAt,
    available: Boolean(product) && scarcity !== 'SOLD OUT',
    ...(product && { product }),
    ...(since && priceMinor !== null && { priceWhenAdded: fromMinor(priceMinor) }),
    ...(since && { availableWhenAdded: row.wasAvailable }),
  };
}
