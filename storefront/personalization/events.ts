import type { components } from '#generated/openapi/personalization.ts';
import type { SiteSettings } from '#settings/site-settings.ts';
import { mailedTokenParameter } from '../request/mailed-token-parameter.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getChannel } from './get-channel.ts';
import { monetateCookie } from '../request/visitor-cookie.ts';
import type { PageSubject } from './page-subject.ts';

type DecideRequest = components['schemas']['DecideRequest'];
export type DecideEvent = DecideRequest['events'][number];

/** Facts about a visitor that the request itself does not contain. */
export interface VisitorFacts {
  /** Undefined if no page is viewed, as in a dialog. */
  readonly page?: PageSubject;
  /** Id of the signed-in customer. */
  readonly customerId?: string;
  readonly searchTerm?: string;
  /** Interests of the account. */
  readonly interests: readonly string[];
  /** Last known number of units. */
  readonly cartCount: number;
  /** Last known total without shipping; undefined if it is unknown. */
  readonly cartSum?: number;
  /** Last known lines of the cart. */
  readonly cartLines: readonly components['schemas']['CartLine'][];
}

type PersonalizationSettings = SiteSettings['personalization'];

const MONETATE_ID = /^[\w.:-]{1,100}$/;

/** The identifier in the visitor's cookie; undefined if it is invalid. */
export function getMonetateId(cookies: RequestContext['cookies']): string | undefined {
  return MONETATE_ID.exec(cookies[monetateCookie] ?? '')?.[0];
}

/** The request for decisions, with the events of a page view. Impressions are reported after the response was sent. */
export function createDecideRequest(context: RequestContext, visitor: VisitorFacts, settings: PersonalizationSettings): DecideRequest {
  const events: DecideEvent[] = [
    ...createPageEvents(context, visitor),
    ...createVisitorEvents(context, settings),
    ...createCartEvents(visitor),
    createCustomVariables(visitor),
    {
      eventType: 'monetate:decision:DecisionRequest',
      requestId: context.correlationId,
      includeReporting: false,
      actionTypes: [],
      slots: [],
      manageImpressions: true,
    },
  ];
  const monetateId = getMonetateId(context.cookies);
  const { customerId } = visitor;
  return {
    channel: getChannel(settings, context),
    events,
    ...(customerId === undefined ? {} : { customerId }),
    ...(monetateId ? { monetateId } : {}),
  };
}

/** Page view, product view and search of the page. */
function createPageEvents({ url }: RequestContext, { page, searchTerm }: VisitorFacts): DecideEvent[] {
  if (!page) return [];
  const { pageType, categories, breadcrumbs, product } = page;
  return [
    {
      eventType: 'monetate:context:PageView',
      url: removeMailedToken(url).href,
      path: url.pathname,
      pageType,
      categories: [...categories],
      breadcrumbs: [...breadcrumbs],
    },
    ...(product
      ? [
          {
            eventType: 'monetate:context:ProductDetailView' as const,
            products: [{ productId: product.productId, ...(product.sku === undefined ? {} : { sku: product.sku }) }],
          },
        ]
      : []),
    ...(searchTerm ? [{ eventType: 'monetate:context:SearchView' as const, searchTerm }] : []),
  ];
}

function removeMailedToken(url: URL): URL {
  if (!url.searchParams.has(mailedTokenParameter)) return url;
  const cleanUrl = new URL(url);
  cleanUrl.searchParams.delete(mailedTokenParameter);
  return cleanUrl;
}

function createVisitorEvents({ site, headers, cookies }: RequestContext, settings: PersonalizationSettings): DecideEvent[] {
  const referrer = headers.get('referer');
  const userAgent = headers.get('user-agent');
  const screen = parseScreenSize(cookies.screen);
  const { latitudeHeader, longitudeHeader, testIp, isProduction } = settings;
  const latitude = readCoordinate(headers, latitudeHeader);
  const longitude = readCoordinate(headers, longitudeHeader);
  return [
    { eventType: 'monetate:context:Language', language: site.languageTag },
    ...(userAgent ? [{ eventType: 'monetate:context:UserAgent' as const, userAgent }] : []),
    ...(referrer ? [{ eventType: 'monetate:context:Referrer' as const, referrer }] : []),
    ...(screen ? [screen] : []),
    ...(latitude && longitude ? [{ eventType: 'monetate:context:Coordinates' as const, latitude, longitude }] : []),
    ...(testIp && !isProduction ? [{ eventType: 'monetate:context:IpAddress' as const, ipAddress: testIp }] : []),
  ];
}

/** @param value "390x844" */
export function parseScreenSize(value: string | undefined): DecideEvent | undefined {
  const size = /^(\d{1,5})x(\d{1,5})$/.exec(value ?? '');
  return size ? { eventType: 'monetate:context:ScreenSize', width: Number(size[1]), height: Number(size[2]) } : undefined;
}

/** Coordinates from a header of the network in front of the shop; undefined if it is not a number. */
function readCoordinate(headers: RequestContext['headers'], name: string): string | undefined {
  const value = name === '' ? null : headers.get(name);
  return value !== null && /^-?\d{1,3}(?:\.\d+)?$/.test(value) ? value : undefined;
}

function createCartEvents({ cartLines }: VisitorFacts): DecideEvent[] {
  return cartLines.length > 0 ? [{ eventType: 'monetate:context:Cart', cartLines: [...cartLines] }] : [];
}

/** Leaves out an unknown total. */
function createCustomVariables({ interests, cartCount, cartSum }: VisitorFacts): DecideEvent {
  const sum = cartCount === 0 ? 0 : cartSum;
  return {
    eventType: 'monetate:context:CustomVariables',
    customVariables: [
      ...interests.map((value) => ({ variable: 'userInterest', value })),
      { variable: 'total-cart', value: String(cartCount) },
      ...(sum === undefined ? [] : [{ variable: 'sub-total', value: String(sum) }]),
    ],
  };
}
