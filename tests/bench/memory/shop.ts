/** The shop itself, as `npm start` serves it, which also tells the bench whose its memory is. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Bytes. */
export interface MemoryReport {
  readonly resident: number;
  /** What scripts hold after a collection. */
  readonly heap: number;
  /** What buffers and WebAssembly hold. */
  readonly buffers: number;
  /** Of what is resident, what is no file's: heaps of V8, of the C library, of WebAssembly. */
  readonly anonymous: number;
  /** Programs and libraries, shared with other processes that run them. */
  readonly files: number;
}

/** 0 where the system does not tell. */
function sumOf(field: string): number {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function report(): Promise<MemoryReport> {
  for (let round = 0; round < 3; round += 1) {
    await globalThis.gc?.({ execution: 'async' });
    await setTimeout(200);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, heap: heapUsed, buffers: external, anonymous: sumOf('RssAnon'), files: sumOf('RssFile') };
}

await import('#server/entry/start-shop.ts');
process.on('message', (message) => message === 'memory' && void report().then((memory) => process.send?.(memory)));
process.send?.('ready');
