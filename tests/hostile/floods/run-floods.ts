import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Report } from '../run/report.ts';
import type { Stage } from '../shop/stage.ts';
import { floods } from './floods.ts';
import { measurePages } from './measure-pages.ts';
import { sendFlood } from './send-flood.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum growth caused by one flood. */
const LIMITS = { log: 5 * MEGABYTE, disk: 200 * MEGABYTE, memory: 500 * MEGABYTE };
/** Pages measured without a flood, and at least during one. */
const looks = { usual: 100, meanwhile: 20 };
/** A page that takes fewer milliseconds counts as fast, regardless of its usual time. */
const fast = 250;

function measureFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((sum, entry) => {
    const stats = entry.isFile() ? statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false }) : undefined;
    return sum + (stats?.size ?? 0);
  }, 0);
}

const formatMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** One visitor floods the shop; measures the effect on others and the remaining damage. The host runs before and after. */
export async function runFloods({ shopProcess, folder }: Stage, suite: string, report: Report): Promise<void> {
  await measurePages(shopProcess, Promise.resolve(), looks.meanwhile);
  const usual = await measurePages(shopProcess, Promise.resolve(), looks.usual);
  const limit = Math.max(fast, usual.p99 * 2);
  console.log(`${suite}: pages usually take ${usual.p99.toFixed(0)} ms (p99 of ${usual.count})`);
  for (const flood of floods) {
    const before = { log: shopProcess.log.bytes, disk: measureFolder(folder), memory: shopProcess.memory() };
    let peak = before.memory;
    const sampler = setInterval(() => void (peak = Math.max(peak, shopProcess.memory())), 250);
    const running = sendFlood(shopProcess, flood.name);
    const seen = await measurePages(shopProcess, running, looks.meanwhile);
    const statuses = await running;
    clearInterval(sampler);
    const response = [...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'ended' : status}`).join(', ');
    const grown = { log: shopProcess.log.bytes - before.log, disk: measureFolder(folder) - before.disk, memory: peak - before.memory };
    for (const failure of seen.failures.slice(0, 3)) report.fault(`${suite}: ${flood.name}: a page of another visitor: ${failure}`);
    report.note({
      suite,
      what: `${flood.name}: pages of other visitors, p99`,
      promised: `≤ ${limit.toFixed(0)} ms, all served`,
      found: `${seen.p99.toFixed(0)} ms of ${seen.count}, ${seen.failures.length} not served`,
      holds: seen.p99 <= limit && seen.failures.length === 0,
    });
    const isLimited = flood.limits === undefined || flood.limits.some((status) => statuses.has(status));
    const isWhole = ![...statuses.keys()].some((status) => status >= 500 && status !== 503);
    report.note({
      suite,
      what: `${flood.name}: responses`,
      promised: flood.limits === undefined ? 'no 5xx except 503' : `${flood.limits.join()}, no other 5xx`,
      found: response,
      holds: isLimited && isWhole,
    });
    report.note({
      suite,
      what: `${flood.name}: used resources`,
      promised: `≤ ${formatMegabytes(LIMITS.log)} log, ${formatMegabytes(LIMITS.disk)} disk, ${formatMegabytes(LIMITS.memory)} memory at peak`,
      found: `${formatMegabytes(grown.log)} log, ${formatMegabytes(grown.disk)} disk, ${formatMegabytes(grown.memory)} memory`,
      holds: grown.log <= LIMITS.log && grown.disk <= LIMITS.disk && grown.memory <= LIMITS.memory,
    });
    await pause(1000);
  }
}
