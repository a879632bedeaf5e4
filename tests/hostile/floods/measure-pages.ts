import type { ShopProcess } from '../shop/host.ts';
import { createShopper } from '../shop/shopper.ts';

/** Pages that other visitors request meanwhile. */
const pages = ['/en-us', '/en-us/jackets', '/en-us/c/jackets-2000', '/en-us/p/kestrel-shell-jacket-TFKES01M', '/en-us/cart'];

export interface Seen {
  /** Milliseconds; the 99th percentile. */
  readonly p99: number;
  readonly count: number;
  readonly failures: readonly string[];
}

const getP99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Requests pages from other addresses, one after another, until the work is done; at least `least` of them. */
export async function measurePages(shopProcess: ShopProcess, work: Promise<unknown>, least: number): Promise<Seen> {
  const times: number[] = [];
  const failures: string[] = [];
  const over = new AbortController();
  void work.finally(() => over.abort()).catch(() => undefined);
  for (let turn = 0; !over.signal.aborted || turn < least; turn += 1) {
    const path = pages[turn % pages.length] ?? '/en-us';
    try {
      const { status, milliseconds } = await createShopper(shopProcess).send({ path });
      times.push(milliseconds);
      if (status !== 200) failures.push(`${path} responded with ${status}`);
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
    }
  }
  return { p99: getP99(times), count: times.length, failures };
}
