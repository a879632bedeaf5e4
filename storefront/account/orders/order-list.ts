import type { OrderCardModel, OrderFilterModel } from '#commerce/orders/history/order-model.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { getPurchaseHistory } from '#generated/calls/get-purchase-history.ts';
import { ordersMessages } from '#generated/messages/orders/all.ts';
import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { HistoryRequest, OrderSummary } from '#generated/openapi/orders.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FormDefinition, OrderSectionDefinition } from '../form-definition.ts';
import { createBuyAgainForm } from './buy-again.ts';
import { getDay, formatDateAt, formatDay } from './order-days.ts';
import { parsePeriod, getPeriods } from './order-period.ts';
import { getOrderState } from './order-state.ts';

/** Orders per page. */
const COUNT = 10;

type Show = NonNullable<HistoryRequest['show']>;
const shows = ['open', 'delivered', 'cancelled', 'returned'] as const satisfies readonly Show[];
const CURSOR = /^[\w-]{1,200}$/;

/** A page of the customer's orders, filtered by the query. */
export async function createOrderListPage(context: CustomerContext): Promise<AccountContent> {
  const { request, session } = context;
  const texts = getMessages(ordersMessages, request.site.locale);
  const query = request.url.searchParams;
  const show = shows.find((one) => one === query.get('show'));
  const today = getDay(request.services.now(), request.site);
  const period = parsePeriod(query.get('period'), today);
  const after = query.get('after') ?? undefined;
  const body = { count: COUNT, ...(show ? { show } : {}), ...period?.range, ...(after && CURSOR.test(after) ? { after } : {}) };
  const history = await getPurchaseHistory(session.calls, { body });
  const filter = { show, period: period?.name };
  const getListPath = (change: Readonly<Record<string, string | undefined>>) =>
    getAccountPath(request.site, 'orders', { ...filter, ...change });
  const filters: readonly OrderFilterModel[] = [
    {
      label: texts.show,
      links: [undefined, ...shows].map((one) => ({
        href: getListPath({ show: one }),
        label: getFilterText(one, texts),
        isCurrent: one === show,
      })),
    },
    {
      label: texts.period,
      links: [{ name: undefined, label: texts.anyTime }, ...getPeriods(today, texts)].map(({ name, label }) => ({
        href: getListPath({ period: name }),
        label,
        isCurrent: name === period?.name,
      })),
    },
  ];
  const isFiltered = show !== undefined || period !== undefined;
  const isEmpty = history.orders.length === 0;
  return {
    title: texts.orders,
    lead: texts.ordersLead,
    sections: [
      {
        kind: 'order',
        title: texts.list,
        isTitleHidden: true,
        content: {
          name: 'list',
          ...(isEmpty && !isFiltered ? {} : { filters }),
          orders: history.orders.map((order) => createOrderCard(order, texts, context)),
          ...(isEmpty ? { empty: createEmptyState(isFiltered, texts, context) } : {}),
          ...(history.next === undefined ? {} : { more: { href: getListPath({ after: history.next }), label: texts.showMore } }),
          ...(after === undefined ? {} : { announcement: texts.moreShown({ count: history.orders.length }) }),
          ...(after === undefined ? {} : { back: { href: getListPath({}), label: texts.newest } }),
        },
      },
    ],
  };
}

/** The latest order for the overview; undefined if there is none or it fails to load. */
export async function loadLatestOrderSection(context: CustomerContext): Promise<OrderSectionDefinition | undefined> {
  const { request, session } = context;
  const texts = getMessages(ordersMessages, request.site.locale);
  try {
    const { orders } = await getPurchaseHistory(session.calls, { body: { count: 1 } });
    if (orders.length === 0) return undefined;
    const more = { href: getAccountPath(request.site, 'orders'), label: texts.allOrders };
    return {
      kind: 'order',
      title: texts.latestOrder,
      content: { name: 'list', orders: orders.map((order) => createOrderCard(order, texts, context)), back: more },
    };
  } catch (error) {
    request.services.log.warn('[cairn] [account] the latest order failed to load for the overview', { reason: String(error) });
    return undefined;
  }
}

function getFilterText(show: Show | undefined, { showAll, showOpen, showDelivered, showCancelled, showReturned }: OrdersMessages): string {
  if (show === undefined) return showAll;
  return { open: showOpen, delivered: showDelivered, cancelled: showCancelled, returned: showReturned }[show];
}

function createEmptyState(isFiltered: boolean, texts: OrdersMessages, { request: { site } }: CustomerContext) {
  return isFiltered
    ? { text: texts.noOrdersHere, link: { href: getAccountPath(site, 'orders'), label: texts.showEveryOrder } }
    : { text: texts.noOrders, link: { href: `/${site.locale}`, label: texts.startShopping } };
}

function createOrderCard(order: OrderSummary, texts: OrdersMessages, context: CustomerContext): OrderCardModel<FormDefinition> {
  const { request, session } = context;
  const { site } = request;
  const { orderNumber, orderId, placedAt, progress, expectedOn, items, total, totalUnits, refunded = 0, currency } = order;
  const place = { orderNumber, isInAccount: true };
  const href = getOrderPath(site, place);
  const isUnderWay = progress === 'partlyShipped' || progress === 'shipped';
  const shown = items.reduce((sum, { qty }) => sum + qty, 0);
  const names = items.map(({ name, qty }) => (qty > 1 ? texts.unitsOf({ count: qty, name }) : name)).join(', ');
  const formatAmount = (amount: number): string => formatMoney(amount, currency, site.languageTag);
  return {
    orderNumber,
    title: texts.orderOf({ number: orderNumber }),
    href,
    state: getOrderState(order, texts),
    ...(expectedOn === undefined ? {} : { expected: texts.expected({ day: formatDay(expectedOn, site) }) }),
    placed: texts.orderedOn({ date: formatDateAt(placedAt, site) }),
    pictures: items.map(({ productImageURL, name }) => ({ src: productImageURL, name })),
    summary: totalUnits > shown ? `${names} ${texts.moreItems({ count: totalUnits - shown })}` : names,
    total: formatAmount(total),
    ...(refunded > 0 ? { refunded: texts.refundedOf({ amount: formatAmount(refunded) }) } : {}),
    links: [{ href, label: isUnderWay ? texts.track : texts.details }],
    forms:
      order.status === 'processing'
        ? []
        : [
            createBuyAgainForm(
              { texts, session },
              {
                id: `buy-again-${orderNumber}`,
                items: async () => (await getOrder(session.calls, { orderId })).items,
                next: (query) => getOrderPath(site, place, '', query),
              },
            ),
          ],
  };
}
