import { hash } from 'node:crypto';
import type { RecommendationList } from '#blocks/host/decided-lists.ts';
import { entriesOf, flagOf } from '#blocks/host/flag-list.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import type { Visit } from '../page/visit.ts';
import { shareVisit } from '../page/visit.ts';
import { consentCookie, consentOf, consentValue } from '../request/consent.ts';
import type { RequestFacts } from '../request/request.ts';
import type { SharedScreen } from '../screen/define-screen.ts';

/** A request as everybody could have made it who is shown the same page. */
export interface SharedRequest {
  readonly facts: RequestFacts;
  /** Everything that the page can be made of, but what the shop itself knows: requests of one key are shown the same page. */
  readonly key: string;
  /** For the router: the address with the parameters that the screen reads. */
  readonly url: string;
}

interface Source {
  readonly screen: SharedScreen;
  /** As the router asks for it, with ".data" and the routes whose data it wants. */
  readonly url: URL;
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
export function shareRequest(facts: RequestFacts, { screen, url: asked, cartCount, flags, visit }: Source): SharedRequest {
  const url = withOnly(facts.url, (name) => isRead(screen, name));
  const known = {
    url,
    site: facts.site,
    isKnownLocale: facts.isKnownLocale,
    mode: facts.mode,
    channel: facts.channel,
    cookies: Object.fromEntries([...flags.flatMap((flag) => closedEntries(flag, facts.cookies)), ...answered(facts.cookies)]),
    isData: facts.isData,
    shared: { cartCount },
  };
  const { visitor, recommendations } = visit;
  const shown = {
    decisions: decisionsOf(visitor),
    segments: [...visitor.segments].sort(),
    product: visitor.product,
    categoryIds: visitor.categoryIds,
    recommendations: recommendations.map(withoutTokens),
  };
  const address = withOnly(asked, (name) => name === ROUTES || isRead(screen, name)).href;
  const shared: RequestFacts = Object.freeze({
    ...known,
    brand: facts.brand,
    nonce: facts.nonce,
    correlationId: facts.correlationId,
    headers: noHeaders,
  });
  shareVisit(shared, {
    visitor: {
      decisions: shown.decisions,
      segments: visitor.segments,
      ...(visitor.product ? { product: visitor.product } : {}),
      categoryIds: visitor.categoryIds ?? [],
      ...(visitor.hasData ? { hasData: visitor.hasData } : {}),
    },
    recommendations: shown.recommendations,
  });
  const recommended = shown.recommendations.map(({ products, ...rest }) => [digestOf(products), rest]);
  return {
    facts: shared,
    key: JSON.stringify([address, { ...known, site: digestOf(facts.site), url: url.href }, { ...shown, recommendations: recommended }]),
    url: address,
  };
}

/** The parameter in which the router names the routes whose data it wants. */
export const ROUTES = '_routes';

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
function digestOf(value: RequestFacts['site'] | RecommendationList['products']): string {
  const digest = digests.get(value) ?? hash('sha256', JSON.stringify(value), 'base64url');
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
