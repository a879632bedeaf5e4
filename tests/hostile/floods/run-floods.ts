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
const most = { log: 5 * MEGABYTE, disk: 200 * MEGABYTE, memory: 500 * MEGABYTE };
/** Pages measured without a flood, and at least during one. */
const looks = { usual: 100, meanwhile: 20 };
/** Milliseconds below which a page counts as fast, whatever its usual time. */
const fast = 250;

function measureFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((sum, entry) => {
    const stats = entry.isFile() ? statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false }) : undefined;
    return sum + (stats?.size ?? 0);
  }, 0);
}

const formatMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** One visitor floods the shop; measures the effect on others and the remaining damage. The host runs before and after. */
export async function runFloods({ host, folder }: Stage, part: string, report: Report): Promise<void> {
  await measurePages(host, Promise.resolve(), looks.meanwhile);
  const usual = await measurePages(host, Promise.resolve(), looks.usual);
  const limit = Math.max(fast, usual.p99 * 2);
  console.log(`${part}: pages usually take ${usual.p99.toFixed(0)} ms (p99 of ${usual.count})`);
  for (const flood of floods) {
    const before = { log: host.log.bytes, disk: measureFolder(folder), memory: host.memory() };
    let peak = before.memory;
    const sampler = setInterval(() => void (peak = Math.max(peak, host.memory())), 250);
    const running = sendFlood(host, flood.name);
    const seen = await measurePages(host, running, looks.meanwhile);
    const statuses = await running;
    clearInterval(sampler);
    const response = [...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'ended' : status}`).join(', ');
    const grown = { log: host.log.bytes - before.log, disk: measureFolder(folder) - before.disk, memory: peak - before.memory };
    for (const failure of seen.failures.slice(0, 3)) report.fault(`${part}: ${flood.name}: a page of another visitor: ${failure}`);
    report.note({
      part,
      what: `${flood.name}: pages of other visitors, p99`,
      promised: `≤ ${limit.toFixed(0)} ms, all served`,
      found: `${seen.p99.toFixed(0)} ms of ${seen.count}, ${seen.failures.length} not served`,
      holds: seen.p99 <= limit && seen.failures.length === 0,
    });
    const isLimited = flood.limits === undefined || flood.limits.some((status) => statuses.has(status));
    const isWhole = ![...statuses.keys()].some((status) => status >= 500 && status !== 503);
    report.note({
      part,
      what: `${flood.name}: responses`,
      promised: flood.limits === undefined ? 'no 5xx except 503' : `${flood.limits.join()}, no other 5xx`,
      found: response,
      holds: isLimited && isWhole,
    });
    report.note({
      part,
      what: `${flood.name}: used resources`,
      promised: `≤ ${formatMegabytes(most.log)} log, ${formatMegabytes(most.disk)} disk, ${formatMegabytes(most.memory)} memory at peak`,
      found: `${formatMegabytes(grown.log)} log, ${formatMegabytes(grown.disk)} disk, ${formatMegabytes(grown.memory)} memory`,
      holds: grown.log <= most.log && grown.disk <= most.disk && grown.memory <= most.memory,
    });
    await pause(1000);
  }
}
