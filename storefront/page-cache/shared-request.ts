import { hash } from 'node:crypto';
import type { RecommendationList } from '#blocks/host/parse-recommendation-lists.ts';
import { parseFlagEntries, formatFlagEntries } from '#blocks/host/flag-list.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import { consentCookie, parseConsent, formatConsent } from '../request/consent.ts';
import { ROUTES, type ReadUrl } from '../request/read-url.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { RequestFacts, SharedFacts } from '../request/request.ts';
import type { Visit } from '../request/visit.ts';
import type { SharedScreen } from '../screen/define-screen.ts';

/** A request without anything that is specific to one visitor. */
export interface SharedRequest {
  /** Everything that the page depends on except the catalog: requests with the same key get the same page. */
  readonly key: string;
  /** Facts to render the page from. */
  readonly facts: () => SharedFacts;
  /** URL for the router, with the parameters that the screen reads. */
  readonly url: string;
}

interface Source {
  readonly screen: SharedScreen;
  /** URL of the router's request, with ".data" and the requested routes. */
  readonly routerUrl: URL;
  readonly cartCount: number;
  /** Names of the cookies that store dismissed blocks. */
  readonly flags: readonly string[];
  readonly visit: Visit;
}

/** Placeholder of a decision's impression id, which is specific to the visitor. */
const IMPRESSION_PLACEHOLDER = 'told';
const noHeaders = { get: () => null };

/**
 * Removes everything that is specific to one visitor and everything that the screen does not read. Page and key are made from the same
 * data: nothing outside the key can be in the page.
 */
export function createSharedRequest(context: RequestContext, { screen, routerUrl, cartCount, flags, visit }: Source): SharedRequest {
  const address = getSharedAddress({ url: context.url, routerUrl }, screen);
  const known = {
    site: context.site,
    isKnownLocale: context.isKnownLocale,
    mode: context.mode,
    channel: context.channel,
    cookies: Object.fromEntries([
      ...flags.flatMap((flag) => getClosedEntries(flag, context.cookies)),
      ...getConsentEntries(context.cookies),
    ]),
    isData: context.isData,
  };
  const { visitor, recommendations } = visit;
  const shown = {
    decisions: maskDecisions(visitor),
    segments: [...visitor.segments].sort(),
    ...(visitor.product ? { product: visitor.product } : {}),
    categoryIds: visitor.categoryIds ?? [],
    recommendations: recommendations.map(removeTokens),
  };
  const written = {
    ...shown,
    ...(shown.product ? { product: [shown.product.productId, getDigest(shown.product.skus ?? [])] } : {}),
    recommendations: shown.recommendations.map(({ products, ...rest }) => [getDigest(products), rest]),
  };
  return {
    key: `${address.key} ${JSON.stringify([{ ...known, cartCount, site: getDigest(context.site) }, written])}`,
    url: address.routerUrl,
    facts() {
      const { recommendations: lists, segments, ...decided } = shown;
      return {
        ...known,
        url: address.url,
        brand: context.brand,
        correlationId: context.correlationId,
        headers: noHeaders,
        shared: {
          cartCount,
          visit: {
            visitor: { ...decided, segments: new Set(segments), ...(visitor.hasData ? { hasData: visitor.hasData } : {}) },
            recommendations: lists,
          },
        },
      };
    },
  };
}

interface SharedAddress {
  readonly screen: SharedScreen;
  readonly url: URL;
  /** URL for the router. */
  readonly routerUrl: string;
  readonly key: string;
}

const addresses = new WeakMap<URL, SharedAddress>();

/** An address with only the parameters that its screen reads, cached per URL object, which requests share (read-url.ts). */
function getSharedAddress({ url, routerUrl }: Pick<ReadUrl, 'url' | 'routerUrl'>, screen: SharedScreen): SharedAddress {
  const known = addresses.get(routerUrl);
  if (known?.screen === screen) return known;
  const own = filterParameters(url, (name) => isRead(screen, name));
  const { href } = filterParameters(routerUrl, (name) => name === ROUTES || isRead(screen, name));
  const address = { screen, url: own, routerUrl: href, key: JSON.stringify([href, own.href]) };
  addresses.set(routerUrl, address);
  return address;
}

function isRead({ parameters }: SharedScreen, name: string): boolean {
  return parameters.some((read) => (read.endsWith('*') ? name.startsWith(read.slice(0, -1)) : name === read));
}

/** The blocks of a flag that the visitor has dismissed, sorted. */
function getClosedEntries(flag: string, cookies: RequestFacts['cookies']): readonly (readonly [string, string])[] {
  const entries = [...parseFlagEntries(cookies[flag])].sort();
  return entries.length === 0 ? [] : [[flag, formatFlagEntries(entries)]];
}

/** Records only that the visitor has answered the consent question; scripts read the answer themselves. */
function getConsentEntries(cookies: RequestFacts['cookies']): readonly (readonly [string, string])[] {
  return parseConsent(cookies[consentCookie]) === undefined ? [] : [[consentCookie, formatConsent([])]];
}

/** Copies a URL with some of its parameters. */
function filterParameters(url: URL, isIncluded: (name: string) => boolean): URL {
  if (url.search === '' && url.hash === '') return url;
  const copy = new URL(url.pathname, url.origin);
  for (const [name, value] of url.searchParams) if (isIncluded(name)) copy.searchParams.append(name, value);
  return copy;
}

function maskDecisions({ decisions }: Visitor): Visitor['decisions'] {
  return Object.fromEntries(
    Object.keys(decisions)
      .sort()
      .map((id) => [
        id,
        {
          variant: decisions[id]?.variant ?? '',
          ...(decisions[id]?.impressionId === undefined ? {} : { impressionId: IMPRESSION_PLACEHOLDER }),
        },
      ]),
  );
}

const digests = new WeakMap<object, string>();

/** A digest by value, cached per object; the objects never change. */
function getDigest(value: RequestFacts['site'] | RecommendationList['products'] | readonly string[]): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = hash('sha256', JSON.stringify(value), 'base64url');
  digests.set(value, digest);
  return digest;
}

/** Removes tokens and the impression id; the page needs to know only whether there is one. */
function removeTokens({ products, impressionId }: RecommendationList): RecommendationList {
  return {
    products,
    tokens: [],
    ...(impressionId === undefined ? {} : { impressionId: IMPRESSION_PLACEHOLDER }),
  };
}
