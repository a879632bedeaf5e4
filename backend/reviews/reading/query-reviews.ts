import { sql, type Expression, type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ReviewSort } from '#generated/openapi/reviews.ts';
import type { Tables } from '../../database/tables.ts';
import type { ReviewRecord } from './render-review.ts';

export interface ReviewQuery {
  readonly styleId: string;
  /** mostRelevant ranks this language first. */
  readonly language: string;
  readonly from: number;
  readonly size: number;
  readonly sort: ReviewSort;
  /** Format: name:value. */
  readonly filters: readonly string[];
  readonly q: string | undefined;
}

type Where = ExpressionBuilder<Tables, 'reviews'>;

/** SQL conditions by filter name. Several values of a name are alternatives. */
const conditions: Readonly<Record<string, (where: Where, values: readonly string[]) => Expression<SqlBool>>> = {
  rating: (where, values) => where('rating', 'in', values.map(Number)),
  photos: (where) => where(sql`jsonb_array_length(photos)`, '>', 0),
  verified: (where) => where('verified', '=', true),
  language: (where, values) => where('language', 'in', values),
};

const helpfulness = sql`helpful - not_helpful`;

/** Ties are sorted newest first. Votes and photos make a review more relevant than its date alone. */
const orders: Readonly<Record<ReviewSort, (language: string) => readonly RawBuilder<unknown>[]>> = {
  mostRelevant: (language) => [
    sql`language <> ${language}`,
    sql`least(helpful, 20) - least(not_helpful, 20) + 4 * least(jsonb_array_length(photos), 1) + 3 * verified::int + least(length(text), 400) / 100 desc`,
  ],
  newest: () => [],
  highestRating: () => [sql`rating desc`],
  lowestRating: () => [sql`rating`],
  mostHelpful: () => [sql`${helpfulness} desc`],
};

function groupByName(filters: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const filter of filters) {
    const [name = '', value = ''] = filter.split(':');
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns a page of the matching published reviews, and their total number. */
export async function queryReviews(
  db: Kysely<Tables>,
  { styleId, language, from, size, sort, filters, q }: ReviewQuery,
): Promise<{ readonly reviews: readonly ReviewRecord[]; readonly total: number }> {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const matching = db
    .selectFrom('reviews')
    .where('style_id', '=', styleId)
    .where('state', '=', 'published')
    .where((where) =>
      where.and([
        ...[...groupByName(filters)].flatMap(([name, values]) => conditions[name]?.(where, values) ?? []),
        ...words.map((word) => sql<SqlBool>`headline || ' ' || text ilike ${`%${escapeLike(word)}%`}`),
      ]),
    );
  const order = sql.join([...orders[sort](language), sql`created_at desc`, sql`id`], sql`, `);
  const [reviews, { total }] = await Promise.all([
    matching.selectAll().orderBy(order).offset(from).limit(size).execute(),
    matching.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { reviews, total: Number(total) };
}
