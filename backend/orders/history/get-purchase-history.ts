import type { HistoryRequest, OrderSummary } from '#generated/openapi/orders.ts';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import { toWire } from '../../money/minor-units.ts';
import { createBadRequestError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext, type ShopSite } from '../../sites/shop-site.ts';
import type { OrderPorts } from '../order-ports.ts';
import { getShownStatus } from '../shown-status.ts';
import { readCursor, writeCursor } from './history-cursor.ts';
import { readHistory, type HistoryRow } from './read-history.ts';

const usualCount = 10;

function renderSummary({ state, progress, currency, lines, ...row }: HistoryRow): OrderSummary {
  return {
    orderNumber: row.number,
    orderId: row.id,
    status: getShownStatus(state, progress),
    ...(progress && { progress }),
    placedAt: row.placed_at.toISOString(),
    currency,
    total: toWire(row.total_minor, currency),
    ...(row.refunded_minor > 0 && { refunded: toWire(row.refunded_minor, currency) }),
    totalUnits: row.units,
    items: lines.map(({ item: { name, pdpUrl, productImageURL }, qty }) => ({ name, pdpUrl, productImageURL, qty })),
    ...(row.expected_on !== null && { expectedOn: row.expected_on }),
  };
}

/** Converts whole days in the site's time zone to timestamps. */
function getPeriod({ placedFrom, placedTo }: HistoryRequest, { timeZone }: ShopSite) {
  if (placedFrom !== undefined && placedTo !== undefined && placedTo < placedFrom)
    throw createBadRequestError(['body/placedTo: is before placedFrom']);
  const getStart = (day: string | undefined, later = 0): Date | undefined =>
    day === undefined ? undefined : new Date(Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(timeZone).epochMilliseconds);
  return { from: getStart(placedFrom), before: getStart(placedTo, 1) };
}

/** Returns a page of the customer's orders in one statement, whose cost depends on the page size alone. */
export function createGetPurchaseHistory({ db }: Pick<OrderPorts, 'db'>): Handler<'getPurchaseHistory'> {
  return {
    async handle({ body, context }) {
      const { count = usualCount, after, show } = body;
      const { customer } = context;
      const query = {
        customerId: customer.id,
        show,
        after: after === undefined ? undefined : readCursor(after),
        ...getPeriod(body, getShopContext(context).site),
        limit: count + 1,
      };
      const found = await readHistory(db, query);
      if (found.length === 0) await assertKnownCustomer(db, customer);
      const page = found.slice(0, count);
      const last = page.at(-1);
      const next = found.length > count && last ? { next: writeCursor({ placedAt: last.position, id: last.id }) } : {};
      return { body: { orders: page.map(renderSummary), ...next } };
    },
  };
}
