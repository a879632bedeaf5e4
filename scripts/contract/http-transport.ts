import { randomInt } from 'node:crypto';
import type { Transport } from '#contract/exercise/target.ts';
import type { ListedTarget } from './targets.ts';

/** Time-out of a request in milliseconds. */
const timeout = 30_000;

const createRandomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Sends requests with `fetch`; redirects count as responses. */
export function createHttpTransport({ origin, forwardsAddresses }: Pick<ListedTarget, 'origin' | 'forwardsAddresses'>): Transport {
  return async ({ target, headers, ...request }) => {
    try {
      const response = await fetch(origin + target, {
        ...request,
        headers: { ...headers, ...(forwardsAddresses && { 'x-forwarded-for': createRandomAddress() }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    } catch {
      return undefined;
    }
  };
}
