import { sql } from 'kysely';
import type { Segment } from '#generated/promotions/types.ts';
import type { ColorPrice } from '../../catalog/wire-price.ts';
import type { PersonalPrices, ReadPersonalPrices } from '../../catalog/personal-prices.ts';
import { getCustomerContext, hasAccount } from '../../router/call-context.ts';
import type { CartPorts } from '../cart-ports.ts';
import { selectStanding, toStanding, type StoredStanding } from './associate-standing.ts';
import { getSegments, selectSegments } from './customer-segments.ts';
import { audienceSegments, createUnitPricer } from './unit-price.ts';

interface SoldStyle {
  readonly id: string;
  readonly categoryIds: readonly string[];
  readonly colors: readonly (ColorPrice & { readonly code: string })[];
}

interface Found {
  readonly standing: StoredStanding | null;
  readonly segments: readonly Segment[];
  /** Null for a customer of no audience. */
  readonly styles: readonly SoldStyle[] | null;
}

const noPrices: PersonalPrices = new Map();

/** Reads prices for the customer of a call with one statement. Nothing is read for guests, who are almost all callers. */
export function createReadPersonalPrices({
  db,
  clock,
  associatePercent,
  promotions: store,
}: Pick<CartPorts, 'db' | 'clock' | 'associatePercent' | 'promotions'>): ReadPersonalPrices {
  return async (shop, call, styleIds) => {
    const context = getCustomerContext(call);
    if (!context || !hasAccount(context.customer) || styleIds.length === 0) return noPrices;
    const promotions = store.of(shop.site);
    const { id, brand } = shop.site;
    const requested = [...promotions.segments].filter((name) => audienceSegments.has(name));
    const { rows } = await sql<Found>`select standing, segments,
        case when standing is not null or json_array_length(segments) > 0 then (
          select coalesce(json_agg(json_build_object('id', s.id,
            'categoryIds', (select coalesce(json_agg(category_id), '[]') from style_categories where style_id = s.id),
            'colors', (select coalesce(json_agg(json_build_object('code', p.color_code, 'currentMinor', p.current_minor,
                'originalMinor', p.original_minor)), '[]') from prices p where p.style_id = s.id and p.site_id = ${id}))), '[]')
          from styles s where s.id = any(${[...styleIds]}::text[]) and s.brand = ${brand} and not s.digital) end as styles
      from (select ${selectStanding(shop, context, 'c')} as standing, ${selectSegments(requested, context, 'c')} as segments
        from (select ${context.customer.id}::uuid as customer_id, null::uuid as id, 'open' as status) c) facts`.execute(db);
    const [found] = rows;
    if (!found?.styles) return noPrices;
    const now = clock.now();
    const getUnitPrice = createUnitPricer({
      standing: toStanding(found.standing, associatePercent(shop.site), now),
      segments: getSegments(found.segments, context),
      promotions,
      now,
      locale: shop.locale,
    });
    return new Map(
      found.styles.flatMap(({ id: styleId, categoryIds, colors }) => {
        const priced = colors.map((color) => {
          const own = getUnitPrice({ styleId, categoryIds, unitMinor: color.currentMinor, originalMinor: color.originalMinor });
          return own ? { ...color, currentMinor: own.unitMinor, discountName: own.discountName } : color;
        });
        return priced.some((color) => 'discountName' in color) ? [[styleId, priced] as const] : [];
      }),
    );
  };
}
