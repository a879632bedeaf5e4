import type { components } from '#generated/openapi/personalization.ts';
import type { RequestFacts } from '../request/request.ts';
import type { PageFacts } from './page-facts.ts';

type DecideRequest = components['schemas']['DecideRequest'];
type DecideEvent = DecideRequest['events'][number];

const ACTIONS = ['monetate:action:OmnichannelJson', 'monetate:action:OmnichannelRecommendation'] as const;

/** The visitor's identifier for the personalization service, as it is kept between calls. */
export const monetateCookie = 'mt.v';

/** What the personalization service is told about a page view, and the question. */
export function decideRequest(facts: RequestFacts, page: PageFacts): DecideRequest {
  const { url, site, headers, cookies } = facts;
  const referrer = headers.get('referer');
  const userAgent = headers.get('user-agent');
  const screen = /^(\d{1,5})x(\d{1,5})$/.exec(cookies.screen ?? '');
  const events: DecideEvent[] = [
    {
      eventType: 'monetate:context:PageView',
      url: url.href,
      path: url.pathname,
      pageType: page.pageType,
      categories: [...(page.categories ?? [])],
      breadcrumbs: [...page.breadcrumbs],
    },
    { eventType: 'monetate:context:Language', language: site.languageTag },
    ...(userAgent ? [{ eventType: 'monetate:context:UserAgent' as const, userAgent }] : []),
    ...(referrer ? [{ eventType: 'monetate:context:Referrer' as const, referrer }] : []),
    ...(screen ? [{ eventType: 'monetate:context:ScreenSize' as const, width: Number(screen[1]), height: Number(screen[2]) }] : []),
    ...shopEvents(page),
    ...customVariables(page, cookies.userInterest),
    {
      eventType: 'monetate:decision:DecisionRequest',
      requestId: facts.correlationId,
      includeReporting: true,
      actionTypes: [...ACTIONS],
      slots: [],
    },
  ];
  const monetateId = cookies[monetateCookie];
  return { channel: `cairn/p/${url.hostname}`, events, ...(monetateId ? { monetateId } : {}) };
}

/** What is looked at, looked for, and lies in the cart. */
function shopEvents({ productIds = [], searchTerm, cart }: PageFacts): DecideEvent[] {
  const lines = (cart?.items ?? []).map(({ sku, productId, qty, price }) => ({
    sku,
    pid: productId,
    quantity: qty,
    currency: cart?.currency ?? '',
    value: price.rowTotal.toFixed(2),
  }));
  return [
    ...(productIds.length > 0
      ? [{ eventType: 'monetate:context:ProductDetailView' as const, products: productIds.map((productId) => ({ productId })) }]
      : []),
    ...(searchTerm ? [{ eventType: 'monetate:context:SearchView' as const, searchTerm }] : []),
    ...(lines.length > 0 ? [{ eventType: 'monetate:context:Cart' as const, cartLines: lines }] : []),
  ];
}

/** A sum that is not known is not told. */
function customVariables({ cart, cartCount = 0 }: PageFacts, userInterest: string | undefined): DecideEvent[] {
  const units = cart?.totals.totalUnits ?? cartCount;
  const sum = cart?.totals.itemTotal ?? (units === 0 ? 0 : undefined);
  return [
    {
      eventType: 'monetate:context:CustomVariables',
      customVariables: [
        ...(userInterest ? [{ variable: 'userInterest', value: userInterest }] : []),
        { variable: 'total-cart', value: String(units) },
        ...(sum === undefined ? [] : [{ variable: 'sub-total', value: String(sum) }]),
      ],
    },
  ];
}
