import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

export interface Bundles {
  /** The server's part of the bench, for import. */
  readonly server: string;
  /** Browser scripts as text: the hydration trial, and the engine's own code. */
  readonly browser: string;
  readonly clientBytes: string;
  dispose(): Promise<void>;
}

/** Builds the bench's parts for production into a folder under node_modules, where the server's part finds React. */
export async function bundleBench(): Promise<Bundles> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.cairn-bench-'));
  const server = path.join(folder, 'server.mjs');
  await bundleOne('server.tsx', { outDir: folder, fileName: 'server.mjs', external: [/^react/], ssr: true });
  const browser = await bundleOne('browser.tsx', { external: [] });
  const clientBytes = await bundleOne('client.ts', { external: [/^react/] });
  return { server, browser, clientBytes, dispose: () => rm(folder, { recursive: true, force: true }) };
}

interface Target {
  readonly outDir?: string;
  readonly fileName?: string;
  readonly external: readonly RegExp[];
  readonly ssr?: boolean;
}

async function bundleOne(entry: string, { outDir, fileName = 'out.mjs', external, ssr = false }: Target): Promise<string> {
  const input = path.join(import.meta.dirname, entry);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: ssr ? input : false,
      write: outDir !== undefined,
      outDir,
      emptyOutDir: false,
      minify: !ssr,
      target: 'es2024',
      rolldownOptions: {
        input,
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: fileName, format: 'es', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((created) => ('output' in created ? created.output : []));
  const chunk = outputs.find((created) => created.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry}: the bundle has no chunk`);
  return chunk.code;
}
