/**
 * `node tests/bench/bench.ts`: the engine against hand-written JSX of the same HTML. Prints ratios beside their targets; the exit code
 * reports whether the bench ran, not its results.
 */
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleBench } from './bundle.ts';
import { measureHydration } from './hydration.ts';
import type * as ServerModule from './server.tsx';

process.env.NODE_ENV = 'production';

const bundles = await bundleBench();
try {
  const { measureServer } = (await import(pathToFileURL(bundles.server).href)) as typeof ServerModule;
  const { blocks, cold, warm, html, payload } = await measureServer();
  const hydration = await measureHydration(bundles.browser, html, payload);
  const bytes = gzipSync(bundles.clientBytes, { level: 9 }).length;

  const getMs = (value: number): string => `${value.toFixed(3)} ms`;
  const createRow = (what: string, byHand: string, engine: string, figure: number, target: number, unit: string) => ({
    what,
    'by hand': byHand,
    engine,
    figure: `${figure.toFixed(2)} ${unit}`,
    target: `≤ ${target} ${unit}`,
    holds: figure <= target ? 'yes' : 'NO',
  });
  console.log(
    `Page: ${(html.match(/<[a-z]/g) ?? []).length} elements, ${(html.length / 1000).toFixed(1)} kB; data for hydration ${JSON.stringify(payload).length} B`,
  );
  console.table([
    createRow('server, empty block cache, blocks', getMs(blocks.byHand), getMs(blocks.engine), blocks.ratio, 1.05, '×'),
    createRow('server, empty block cache, answer', getMs(cold.byHand), getMs(cold.engine), cold.ratio, 1.05, '×'),
    createRow('server, warm block cache, answer', getMs(warm.byHand), getMs(warm.engine), warm.ratio, 0.2, '×'),
    createRow('hydration, content only', getMs(hydration.byHand), getMs(hydration.engine), hydration.ratio, 0.5, '×'),
    createRow('engine in the browser, gzip', '–', `${bytes} B`, bytes / 1000, 3, 'kB'),
  ]);
} finally {
  await bundles.dispose();
}
