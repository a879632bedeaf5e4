/**
 * `npm run bench:pages [part of a page's name]`: the shop with its default settings, requested over HTTP by another process, compared with
 * the same compressed bytes from memory by the same server. Uses the embedded database, or the PostgreSQL of DATABASE_URL, in which
 * visitors' data remain. BENCH_MS and BENCH_CONNECTIONS set the duration and the number of connections. BENCH_SHARE=0.01 measures contract
 * mode: a shop that compares that share of sessions with the contract alternates with one that compares none. The exit code reports whether
 * the bench ran and every page was served, not how fast.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHelper, type Helper, type Usage } from './processes.ts';
import { startServer, type Server } from './servers.ts';
import type { LoadOrder, Sample } from './sample.ts';
import { createVisitors, fetchRaw } from './visitors.ts';

const milliseconds = Number(process.env.BENCH_MS ?? 4000);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 8);
const share = process.env.BENCH_SHARE === undefined ? undefined : Number(process.env.BENCH_SHARE);
/** The compared servers alternate, so that other load on the machine slows both. */
const rounds = 10;

const pages = {
  home: '/en-us',
  category: '/en-us/c/jackets-2000',
  product: '/en-us/p/kestrel-shell-jacket-TFKES01M',
  search: '/en-us/search?q=kestrel',
  article: '/en-us/articles/the-long-way-up',
};

interface Measured extends Sample {
  readonly rate: number;
  /** Milliseconds of CPU time per response. */
  readonly processor: number;
}

async function measure(load: Helper, { port, helper }: Server, target: string, visitors: LoadOrder['visitors']): Promise<Measured> {
  const order: LoadOrder = { port, visitors, targets: [target], connections, milliseconds: milliseconds / rounds };
  const before = await helper.send<Usage>('usage');
  const sample = await load.send<Sample>(order);
  const after = await helper.send<Usage>('usage');
  const processor = (after.processor - before.processor) / Math.max(1, sample.responses);
  return { ...sample, rate: (sample.responses * 1000) / sample.milliseconds, processor };
}

/** The sample with the median rate. */
const getMedianSample = (samples: readonly Measured[]): Measured =>
  samples.toSorted((one, other) => one.rate - other.rate)[Math.floor(samples.length / 2)] as Measured;

/** CPU time per response relative to the others, over all rounds: more stable than a rate on a busy machine. */
const computeCpuRatio = (samples: readonly Measured[], others: readonly Measured[]): number => {
  const sumCpuTime = (all: readonly Measured[]): number =>
    all.reduce((sum, { processor, responses }) => sum + processor * responses, 0) / all.reduce((sum, { responses }) => sum + responses, 0);
  return sumCpuTime(samples) / sumCpuTime(others);
};

/** Median of the rounds' ratios: servers that alternate meet the same load, which changes a minute later. */
const getMedianRatio = (samples: readonly Measured[], others: readonly Measured[]): number => {
  const ratios = samples.map(({ rate }, round) => rate / (others[round]?.rate ?? Number.NaN));
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? Number.NaN;
};

interface Shops {
  readonly shop: Server;
  /** The same shop without contract mode. */
  readonly silent?: Server;
}

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-'));
const started: Helper[] = [];
const start = async (file: string, settings: object = {}): Promise<Server> => {
  const server = await startServer(file, folder, settings);
  started.push(server.helper);
  return server;
};
/** Starts a shop, and with BENCH_SHARE another one that differs only in contract mode. */
const startShops = async (settings: object = {}): Promise<Shops> => {
  if (share === undefined) return { shop: await start('shop.ts', settings) };
  const shop = await start('shop.ts', { ...settings, contract: { reportedShare: share } });
  return { shop, silent: await start('shop.ts', { ...settings, contract: { reportedShare: 0 } }) };
};
const getSilentName = (visitor: string): string => `${visitor}, silent`;
const getMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

try {
  const load = await startHelper('load.ts');
  started.push(load);
  const memory = await start('from-memory.ts');
  const shops = {
    warm: await startShops(),
    // Caches nothing: each page is rendered again, once for concurrent requests.
    cold: await startShops({ pages: { cacheMegabytes: 0 } }),
  };
  const requested = process.argv[2] ?? '';
  const rows: object[] = [];
  for (const [state, { shop, silent }] of Object.entries(shops)) {
    const { memory: atRest } = await shop.helper.send<Usage>('usage');
    const visitors = await createVisitors(shop.port);
    const silentVisitors = silent && (await createVisitors(silent.port));
    for (const [page, target] of Object.entries(pages).filter(([name]) => name.includes(requested))) {
      const { status, headers, body } = await fetchRaw(shop.port, target);
      if (status !== 200) throw new Error(`[cairn] [bench] ${target} responded with ${status}`);
      const { 'transfer-encoding': _, date: _date, connection: _connection, 'keep-alive': _alive, ...own } = headers;
      await memory.helper.send({ target, headers: own, body: body.toString('base64') });
      const kinds = Object.entries(visitors) as [keyof typeof visitors, LoadOrder['visitors']][];
      const measured = new Map<string, Measured[]>(
        ['from memory', ...kinds.flatMap(([visitor]) => [visitor, getSilentName(visitor)])].map((name) => [name, []]),
      );
      // The first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        const samples: [name: string, sample: Measured][] = [['from memory', await measure(load, memory, target, [[]])]];
        for (const [visitor, lines] of kinds) {
          const sides: readonly (() => Promise<unknown>)[] = [
            async () => samples.push([visitor, await measure(load, shop, target, lines)]),
            async () =>
              silent && samples.push([getSilentName(visitor), await measure(load, silent, target, silentVisitors?.[visitor] ?? [])]),
          ];
          for (const side of round % 2 === 0 ? sides : sides.toReversed()) await side();
        }
        if (round > 0) for (const [name, sample] of samples) measured.get(name)?.push(sample);
      }
      const allFromMemory = measured.get('from memory') ?? [];
      const fromMemory = getMedianSample(allFromMemory);
      for (const [visitor] of kinds) {
        const all = measured.get(visitor) ?? [];
        const found = getMedianSample(all);
        if (all.some(({ failures }) => failures > 0)) process.exitCode = 1;
        rows.push({
          page,
          visitor,
          kept: state,
          'a second': Math.round(found.rate),
          'from memory': Math.round(fromMemory.rate),
          ratio: getMedianRatio(all, allFromMemory).toFixed(3),
          ...(silent && {
            'to share 0': getMedianRatio(all, measured.get(getSilentName(visitor)) ?? []).toFixed(3),
            'processor to share 0': computeCpuRatio(all, measured.get(getSilentName(visitor)) ?? []).toFixed(3),
          }),
          p50: found.p50.toFixed(1),
          p95: found.p95.toFixed(1),
          p99: found.p99.toFixed(1),
          'ms of processor': `${found.processor.toFixed(2)} (${fromMemory.processor.toFixed(2)})`,
          kB: (body.length / 1000).toFixed(1),
          failures: found.failures,
        });
      }
    }
    const { memory: afterwards } = await shop.helper.send<Usage>('usage');
    console.log(`${state}: ${getMegabytes(atRest)} resident at rest, ${getMegabytes(afterwards)} after the bench`);
  }
  const database = process.env.DATABASE_URL === undefined ? 'the embedded database' : 'PostgreSQL';
  console.log(
    `${connections} connections, ${milliseconds} ms each, on ${database}; cold, visitors who ask at the same time share one making`,
  );
  console.table(rows);
} finally {
  for (const helper of started.toReversed()) await helper.stop();
  rmSync(folder, { recursive: true, force: true });
}
