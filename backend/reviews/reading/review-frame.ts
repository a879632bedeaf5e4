import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { KnownStyle } from './known-style.ts';
import type { ReviewFrame } from './render-review.ts';

/** Reads the labels that reviews of a style are rendered with. */
export async function readReviewFrame(db: Kysely<Tables>, { shop, styleId, sizeScale }: KnownStyle): Promise<ReviewFrame> {
  const rows = await db
    .selectFrom('colorways')
    .innerJoin('colors', (join) => join.onRef('colors.code', '=', 'colorways.color_code').on('colors.brand', '=', shop.site.brand))
    .select(['colors.code', 'colors.names'])
    .where('colorways.style_id', '=', styleId)
    .execute();
  return { shop, sizeScale, colors: new Map(rows.map(({ code, names }) => [code, names[shop.language] ?? code])) };
}
