/**
 * `npm run profile -- /en-us [cold] [returning | cart]`: profiles the shop while a page is requested over eight connections; `cold`
 * disables the page cache. Visitors are new, or are returning and allow everything, or have a cart too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHelper } from './processes.ts';
import type { TimeSpent } from './profiling.ts';
import type { LoadOrder, Sample } from './sample.ts';
import { startServer } from './servers.ts';
import { createVisitors } from './visitors.ts';

const [target = '/en-us', ...words] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-profile-'));
const load = await startHelper('load.ts');
const { port, helper } = await startServer('shop.ts', folder, words.includes('cold') ? { pages: { cacheMegabytes: 0 } } : {});
try {
  const visitors = await createVisitors(port);
  const kind = words.includes('cart') ? 'with a cart' : words.includes('returning') ? 'returning' : 'new';
  const order: LoadOrder = { port, visitors: visitors[kind], targets: [target], connections: 8, milliseconds: 3000 };
  await load.send<Sample>(order);
  await helper.send('profile');
  const { responses } = await load.send<Sample>(order);
  const { functions, totals, old, collections } = await helper.send<TimeSpent>('profiled');
  console.log(`${responses} answers; milliseconds of processor time for each, of functions alone and with all that they call`);
  console.log(`${Math.round(old / responses)} bytes of each have become old, ${collections} full collections`);
  const formatTimes = (times: TimeSpent['functions']) => times.map(([name, spent]) => `${(spent / responses).toFixed(3)}  ${name}`);
  console.log(formatTimes(functions).join('\n'));
  console.log(`\n${formatTimes(totals).join('\n')}`);
} finally {
  await Promise.all([helper.stop(), load.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
