import fc from 'fast-check';
import { runConcurrently } from '../run/run-concurrently.ts';
import type { Report } from '../run/report.ts';
import type { ShopProcess } from '../shop/host.ts';
import { shopCalls } from './call-requests.ts';
import { routeRequests } from './route-requests.ts';
import { runFuzz } from './run-fuzz.ts';
import { createVisitor } from './create-visitor.ts';

const browsers = 16;

/** Sends everything that a browser or an attacker can send to the shop: half operations, half routes. */
export async function fuzzShop(shopProcess: ShopProcess, suite: string, count: number, seed: number, report: Report): Promise<void> {
  const visitors = await runConcurrently(4, Array.from({ length: browsers }), () => createVisitor(shopProcess));
  await runFuzz({ suite, shopProcess, requests: fc.oneof(shopCalls, routeRequests), count, seed, visitors }, report);
}
