import { get } from 'node:http';
import { consentCookie, formatConsent, purposes } from '#storefront/request/consent.ts';
import type { LoadOrder } from './sample.ts';

/** Headers of a page as received, and its bytes, still compressed. */
export interface RawPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

export function fetchRaw(port: number, target: string, cookies: readonly string[] = []): Promise<RawPage> {
  const headers = { 'accept-encoding': 'gzip, br', ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
  return new Promise((resolve, reject) => {
    get({ port, host: 'localhost', path: target, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { 'set-cookie': set = [], ...others } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
          cookies: set.map((cookie) => cookie.split(';')[0] ?? ''),
          body: Buffer.concat(parts),
        });
      });
    }).on('error', reject);
  });
}

/** Allows everything, so that such a visitor's views are tracked. */
const consent = `${consentCookie}=${formatConsent(purposes)}`;

/** Creates returning visitors who allow everything, each with the shop's cookies. */
function createReturningVisitors(port: number, count: number): Promise<readonly (readonly string[])[]> {
  return Promise.all(Array.from({ length: count }, async () => [...(await fetchRaw(port, '/en-us')).cookies, consent]));
}

/** Creates one more cookie jar for each: a cart whose quantity is the visitor's number. */
function createVisitorsWithCarts(
  port: number,
  visitors: readonly (readonly string[])[],
  sku: string,
): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    visitors.map(async (cookies, place) => {
      const response = await fetch(`http://localhost:${port}/api/cart/v1/cartWithItem?locale=en_US`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-cairn-request': '1', locale: 'en_US', cookie: cookies.join('; ') },
        body: JSON.stringify({ sku, qty: (place % 3) + 1 }),
      });
      if (!response.ok) throw new Error(`[cairn] [bench] no cart: ${response.status} ${await response.text()}`);
      return [...cookies, ...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')];
    }),
  );
}

const visitorCount = 32;
const formatLines = (jars: readonly (readonly string[])[]): LoadOrder['visitors'] => jars.map((jar) => [`cookie: ${jar.join('; ')}`]);

/** The kinds of visitors that the bench measures, with the header lines that each kind sends. */
export async function createVisitors(port: number): Promise<Readonly<Record<'new' | 'returning' | 'with a cart', LoadOrder['visitors']>>> {
  const known = await createReturningVisitors(port, visitorCount);
  const withCarts = await createVisitorsWithCarts(port, known, 'TARNFELL:TFKES01M:G4S:M::1:');
  return { new: [[]], returning: formatLines(known), 'with a cart': formatLines(withCarts) };
}
