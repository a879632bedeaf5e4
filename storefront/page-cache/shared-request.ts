import { hash } from 'node:crypto';
import type { RecommendationList } from '#blocks/host/decided-lists.ts';
import { entriesOf, flagOf } from '#blocks/host/flag-list.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import { consentCookie, consentOf, consentValue } from '../request/consent.ts';
import { ROUTES, type ReadUrl } from '../request/read-url.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { RequestFacts, SharedFacts } from '../request/request.ts';
import type { Visit } from '../request/visit.ts';
import type { SharedScreen } from '../screen/define-screen.ts';

/** A request as everybody could have made it who is shown the same page. */
export interface SharedRequest {
  /** Everything that the page can be made of, but what the shop itself knows: requests of one key are shown the same page. */
  readonly key: string;
  /** What the page is made from, for whoever has to make it. */
  readonly facts: () => SharedFacts;
  /** For the router: the address with the parameters that the screen reads. */
  readonly url: string;
}

interface Source {
  readonly screen: SharedScreen;
  /** As the router asks for it, with ".data" and the routes whose data it wants. */
  readonly asked: URL;
  readonly cartCount: number;
  /** Names of the cookies by which visitors have closed blocks for good. */
  readonly flags: readonly string[];
  readonly visit: Visit;
}

/** What stands for a decision's own impression, which is the visitor's: that there is one. */
const TOLD = 'told';
const noHeaders = { get: () => null };

/**
 * Takes out of a request all that is one visitor's, and whatever its screen does not read. The page is made from what is left, and the key
 * is written from the same: what is not in it cannot be in the page.
 */
export function shareRequest(context: RequestContext, { screen, asked, cartCount, flags, visit }: Source): SharedRequest {
  const address = addressOf({ url: context.url, asked }, screen);
  const known = {
    site: context.site,
    isKnownLocale: context.isKnownLocale,
    mode: context.mode,
    channel: context.channel,
    cookies: Object.fromEntries([...flags.flatMap((flag) => closedEntries(flag, context.cookies)), ...answered(context.cookies)]),
    isData: context.isData,
  };
  const { visitor, recommendations } = visit;
  const shown = {
    decisions: decisionsOf(visitor),
    segments: [...visitor.segments].sort(),
    ...(visitor.product ? { product: visitor.product } : {}),
    categoryIds: visitor.categoryIds ?? [],
    recommendations: recommendations.map(withoutTokens),
  };
  const written = {
    ...shown,
    ...(shown.product ? { product: [shown.product.productId, digestOf(shown.product.skus ?? [])] } : {}),
    recommendations: shown.recommendations.map(({ products, ...rest }) => [digestOf(products), rest]),
  };
  return {
    key: `${address.key} ${JSON.stringify([{ ...known, cartCount, site: digestOf(context.site) }, written])}`,
    url: address.asked,
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
  /** For the router. */
  readonly asked: string;
  readonly key: string;
}

const addresses = new WeakMap<URL, SharedAddress>();

/** An address with the parameters that its screen reads; worked out once for one that many requests share (read-url.ts). */
function addressOf({ url, asked }: Pick<ReadUrl, 'url' | 'asked'>, screen: SharedScreen): SharedAddress {
  const known = addresses.get(asked);
  if (known?.screen === screen) return known;
  const own = withOnly(url, (name) => isRead(screen, name));
  const { href } = withOnly(asked, (name) => name === ROUTES || isRead(screen, name));
  const address = { screen, url: own, asked: href, key: JSON.stringify([href, own.href]) };
  addresses.set(asked, address);
  return address;
}

function isRead({ parameters }: SharedScreen, name: string): boolean {
  return parameters.some((read) => (read.endsWith('*') ? name.startsWith(read.slice(0, -1)) : name === read));
}

/** What a visitor has closed of the blocks that a flag is about, in one order for all who have closed the same. */
function closedEntries(flag: string, cookies: RequestFacts['cookies']): readonly (readonly [string, string])[] {
  const entries = [...entriesOf(cookies[flag])].sort();
  return entries.length === 0 ? [] : [[flag, flagOf(entries)]];
}

/** Whether the visitor has said what may be tracked, and not what: scripts look that up themselves. */
function answered(cookies: RequestFacts['cookies']): readonly (readonly [string, string])[] {
  return consentOf(cookies[consentCookie]) === undefined ? [] : [[consentCookie, consentValue([])]];
}

/** The address with some of its parameters, in their order. */
function withOnly(url: URL, isKept: (name: string) => boolean): URL {
  if (url.search === '' && url.hash === '') return url;
  const kept = new URL(url.pathname, url.origin);
  for (const [name, value] of url.searchParams) if (isKept(name)) kept.searchParams.append(name, value);
  return kept;
}

function decisionsOf({ decisions }: Visitor): Visitor['decisions'] {
  return Object.fromEntries(
    Object.keys(decisions)
      .sort()
      .map((id) => [
        id,
        { variant: decisions[id]?.variant ?? '', ...(decisions[id]?.impressionId === undefined ? {} : { impressionId: TOLD }) },
      ]),
  );
}

const digests = new WeakMap<object, string>();

/** The same for values that say the same; worked out once for one that many requests share, as nothing of it changes. */
function digestOf(value: RequestFacts['site'] | RecommendationList['products'] | readonly string[]): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = hash('sha256', JSON.stringify(value), 'base64url');
  digests.set(value, digest);
  return digest;
}

/** Of a list, what is shown: that it is told back matters, by which name does not. */
function withoutTokens({ products, impressionId }: RecommendationList): RecommendationList {
  return {
    products,
    tokens: [],
    ...(impressionId === undefined ? {} : { impressionId: TOLD }),
  };
}
