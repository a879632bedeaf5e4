import { sql, type Kysely } from 'kysely';
import type { ReviewRollup, ScaleId } from '#generated/openapi/reviews.ts';
import type { Tables } from '../../database/tables.ts';

interface Totals {
  readonly count: number;
  readonly average: number | null;
  readonly histogram: readonly number[];
  readonly recommended: number | null;
  readonly photos: number;
  readonly verified: number;
  readonly languages: readonly { readonly language: string; readonly count: number }[];
  readonly scales: readonly { readonly id: string; readonly count: number; readonly average: number }[];
}

/**
 * Aggregates all published reviews of a style in one statement.
 * @param scales The scales that apply to the style
 */
export async function queryRollup(db: Kysely<Tables>, styleId: string, scales: readonly ScaleId[]): Promise<ReviewRollup> {
  const { rows } = await sql<Totals>`
    with published as (select * from reviews where style_id = ${styleId} and state = 'published')
    select count(*)::int as count,
      round(avg(rating), 1)::float8 as average,
      array[${sql.join([1, 2, 3, 4, 5].map((stars) => sql`(count(*) filter (where rating = ${sql.lit(stars)}))::int`))}] as histogram,
      round(100 * avg(recommended::int))::int as recommended,
      (count(*) filter (where jsonb_array_length(photos) > 0))::int as photos,
      (count(*) filter (where verified))::int as verified,
      coalesce((select jsonb_agg(jsonb_build_object('language', language, 'count', count) order by count desc, language)
        from (select language, count(*) from published group by language) as used), '[]') as languages,
      coalesce((select jsonb_agg(jsonb_build_object('id', key, 'count', count, 'average', average))
        from (select key, count(*), round(avg(value::int), 1) as average from published, jsonb_each_text(scales) group by key) as rated), '[]') as scales
    from published`.execute(db);
  const totals = rows[0] as Totals;
  const { average, recommended } = totals;
  const rated = new Map(totals.scales.map((scale) => [scale.id, scale]));
  return {
    ...(average !== null && { averageRating: average }),
    reviewCount: totals.count,
    ratingHistogram: [...totals.histogram],
    ...(recommended !== null && { recommendedPercent: recommended }),
    scales: scales.map((id) => {
      const scale = rated.get(id);
      return { id, count: scale?.count ?? 0, ...(scale && { average: scale.average }) };
    }),
    photos: totals.photos,
    verified: totals.verified,
    languages: [...totals.languages],
  };
}
