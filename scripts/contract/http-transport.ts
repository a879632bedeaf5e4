import { randomInt } from 'node:crypto';
import type { Transport } from '#contract/exercise/target.ts';
import type { ListedTarget } from './targets.ts';

/** Time-out of a request in milliseconds. */
const patience = 30_000;

const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Sends requests with `fetch`; redirects count as responses. */
export function createHttpTransport({ origin, forwardsAddresses }: Pick<ListedTarget, 'origin' | 'forwardsAddresses'>): Transport {
  return async ({ target, headers, ...request }) => {
    try {
      const response = await fetch(origin + target, {
        ...request,
        headers: { ...headers, ...(forwardsAddresses && { 'x-forwarded-for': anyAddress() }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    } catch {
      return undefined;
    }
  };
}
