import type { CallContext } from '#commerce/client/call-context.ts';
import type { RenderMode } from '#engine/env.ts';
import { readChannel } from './channel.ts';
import { readUrl } from './read-url.ts';
import type { Visit } from './visit.ts';
import { parseCookies, type Cookies } from './cookies.ts';
import type { BrandConfiguration, SiteConfiguration } from '../site/configuration.ts';
import { chooseLocale, localeCookie } from '../site/choose-locale.ts';
import { brandById, brandOfHost, defaultSite, siteById, siteOf, type Site } from '../site/site.ts';

/** What is read of a request before any loader runs. Nothing of it changes afterwards. */
export interface RequestFacts {
  readonly url: URL;
  readonly brand: BrandConfiguration;
  readonly site: Site;
  /** False when the first segment names no locale of the brand; `site` is then in the visitor's own. */
  readonly isKnownLocale: boolean;
  readonly mode: RenderMode;
  /** MAPP inside the app's webview, from the first request that said so to the end of the browser session. */
  readonly channel: CallContext['channel'];
  /** ISO 8601; the moment that a preview is shown as of. */
  readonly previewDateTime?: string;
  /** The raw p13n_testcontext, from the query or else as stored. */
  readonly testContext?: string;
  readonly cookies: Cookies;
  /** Client navigation: there is no document, so the data must bring the HTML. */
  readonly isData: boolean;
  readonly correlationId: string;
  /** The client's, as the server in front of us has made sure of. */
  readonly address?: string;
  readonly headers: ReadHeaders;
  /** A dialog is no page view: the page that it is on has been reported already. */
  readonly isDialog?: boolean;
  /** The page is made for everybody who is shown the same: nothing is known of who looks at it but this. */
  readonly shared?: SharedVisitor;
}

export type ReadHeaders = Pick<Headers, 'get'>;

/** What is read of a request. */
export interface ReadableRequest {
  readonly url: string;
  readonly headers: ReadHeaders;
}

export type SharedFacts = RequestFacts & Required<Pick<RequestFacts, 'shared'>>;

/** What all who are shown the same page have in common. */
export interface SharedVisitor {
  /** Units in the cart. */
  readonly cartCount: number;
  readonly visit: Visit;
}

/**
 * Reads a request. The query may override host and path: localePath, and in preview mode siteId. What it says of previews counts for
 * those alone who may see them (`mayPreview`).
 */
export function readRequest(request: ReadableRequest, sites: SiteConfiguration, mayPreview: boolean): RequestFacts {
  const { url, isData } = readUrl(request.url);
  const query = url.searchParams;
  const cookies = parseCookies(request.headers.get('cookie'));
  const first = url.pathname.split('/')[1] ?? '';
  const isPreview = mayPreview && query.get('preview') === 'true';
  const other = isPreview ? siteById(sites, query.get('siteId') ?? '') : undefined;
  const brand = (other && brandById(sites, other.brand)) ?? brandOfHost(sites, url.host);
  const named = siteOf(sites, brand, query.get('localePath') ?? '') ?? other ?? siteOf(sites, brand, first);
  const address = request.headers.get('x-forwarded-for');
  const previewDateTime = isPreview ? readMoment(query.get('previewDateTime')) : undefined;
  const testContext = query.get('p13n_testcontext') ?? cookies.p13n_testcontext;

  return {
    url,
    brand,
    site:
      named ??
      siteOf(sites, brand, chooseLocale(brand, cookies[localeCookie], request.headers.get('accept-language'))) ??
      defaultSite(sites, brand),
    isKnownLocale: siteOf(sites, brand, first) !== undefined,
    mode: isPreview ? 'preview' : 'publish',
    channel: readChannel(query, request.headers, cookies),
    ...(previewDateTime ? { previewDateTime } : {}),
    ...(testContext ? { testContext } : {}),
    cookies,
    isData,
    correlationId: crypto.randomUUID(),
    ...(address ? { address } : {}),
    headers: request.headers,
  };
}

/** Who asks, for the services. */
export function callContext(
  { site, channel, correlationId, address }: Pick<RequestFacts, 'site' | 'channel' | 'correlationId' | 'address'>,
  accessKey: string,
): CallContext {
  const { siteId, brand, wireLocale, region } = site;
  return { siteId, brand, wireLocale, region, channel, accessKey, correlationId, ...(address === undefined ? {} : { address }) };
}

function readMoment(text: string | null): string | undefined {
  const moment = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
