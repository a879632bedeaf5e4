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

  const ms = (value: number): string => `${value.toFixed(3)} ms`;
  const row = (what: string, byHand: string, engine: string, figure: number, target: number, unit: string) => ({
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
    row('server, empty block cache, blocks', ms(blocks.byHand), ms(blocks.engine), blocks.ratio, 1.05, '×'),
    row('server, empty block cache, answer', ms(cold.byHand), ms(cold.engine), cold.ratio, 1.05, '×'),
    row('server, warm block cache, answer', ms(warm.byHand), ms(warm.engine), warm.ratio, 0.2, '×'),
    row('hydration, content only', ms(hydration.byHand), ms(hydration.engine), hydration.ratio, 0.5, '×'),
    row('engine in the browser, gzip', '–', `${bytes} B`, bytes / 1000, 3, 'kB'),
  ]);
} finally {
  await bundles.dispose();
}
