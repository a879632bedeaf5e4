import type { CallContext } from '#commerce/client/call-context.ts';
import type { RenderMode } from '#engine/env.ts';
import { readChannel } from './channel.ts';
import { readUrl } from './read-url.ts';
import type { Visit } from './visit.ts';
import { parseCookies, type Cookies } from './cookies.ts';
import type { BrandConfiguration, SiteConfiguration } from '../site/configuration.ts';
import { chooseLocale, localeCookie } from '../site/choose-locale.ts';
import { findBrand, getBrandOfHost, getDefaultSite, findSite, findSiteOfBrand, type Site } from '../site/site.ts';

/** Facts of a request, read before any loader runs and never changed. */
export interface RequestFacts {
  readonly url: URL;
  readonly brand: BrandConfiguration;
  readonly site: Site;
  /** False if the first segment is not a locale of the brand; `site` is then that of the visitor's own locale. */
  readonly isKnownLocale: boolean;
  readonly mode: RenderMode;
  /** MAPP inside the app's web view, from the first request with the parameter to the end of the browser session. */
  readonly channel: CallContext['channel'];
  /** ISO 8601; the time that a preview shows content of. */
  readonly previewDateTime?: string;
  /** The raw p13n_testcontext from the query, or else from the cookie. */
  readonly testContext?: string;
  readonly cookies: Cookies;
  /** True for client navigation: without a document, the data must contain the HTML. */
  readonly isData: boolean;
  readonly correlationId: string;
  /** The client's address, verified by the proxy in front of the shop. */
  readonly address?: string;
  readonly headers: ReadHeaders;
  /** A dialog is not a page view: the page behind it has been reported already. */
  readonly isDialog?: boolean;
  /** Set for a shared page: nothing else of the visitor is available. */
  readonly shared?: SharedVisitor;
}

export type ReadHeaders = Pick<Headers, 'get'>;

/** The parts of a request that are read. */
export interface ReadableRequest {
  readonly url: string;
  readonly headers: ReadHeaders;
}

export type SharedFacts = RequestFacts & Required<Pick<RequestFacts, 'shared'>>;

/** Facts that all visitors of a shared page have in common. */
export interface SharedVisitor {
  /** Units in the cart. */
  readonly cartCount: number;
  readonly visit: Visit;
}

/**
 * Reads a request. The query can override host and path by localePath, and in a preview by siteId. Preview parameters apply only if
 * `mayPreview` is set.
 */
export function readRequest(request: ReadableRequest, sites: SiteConfiguration, mayPreview: boolean): RequestFacts {
  const { url, isData } = readUrl(request.url);
  const query = url.searchParams;
  const cookies = parseCookies(request.headers.get('cookie'));
  const first = url.pathname.split('/')[1] ?? '';
  const isPreview = mayPreview && query.get('preview') === 'true';
  const other = isPreview ? findSite(sites, query.get('siteId') ?? '') : undefined;
  const brand = (other && findBrand(sites, other.brand)) ?? getBrandOfHost(sites, url.host);
  const named = findSiteOfBrand(sites, brand, query.get('localePath') ?? '') ?? other ?? findSiteOfBrand(sites, brand, first);
  const address = request.headers.get('x-forwarded-for');
  const previewDateTime = isPreview ? parseTime(query.get('previewDateTime')) : undefined;
  const testContext = query.get('p13n_testcontext') ?? cookies.p13n_testcontext;

  return {
    url,
    brand,
    site:
      named ??
      findSiteOfBrand(sites, brand, chooseLocale(brand, cookies[localeCookie], request.headers.get('accept-language'))) ??
      getDefaultSite(sites, brand),
    isKnownLocale: findSiteOfBrand(sites, brand, first) !== undefined,
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

/** Headers of the request for the services. */
export function createCallContext(
  { site, channel, correlationId, address }: Pick<RequestFacts, 'site' | 'channel' | 'correlationId' | 'address'>,
  accessKey: string,
): CallContext {
  const { siteId, brand, wireLocale, region } = site;
  return { siteId, brand, wireLocale, region, channel, accessKey, correlationId, ...(address === undefined ? {} : { address }) };
}

function parseTime(text: string | null): string | undefined {
  const moment = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
