/** The shop as `npm start` serves it, which also reports its memory to the bench. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Bytes. */
export interface MemoryReport {
  readonly resident: number;
  /** Size of the JavaScript heap after a garbage collection. */
  readonly heap: number;
  /** Size of buffers and WebAssembly memory. */
  readonly buffers: number;
  /** Resident memory that is not backed by files: heaps of V8, of the C library, of WebAssembly. */
  readonly anonymous: number;
  /** Programs and libraries, shared with other processes that run them. */
  readonly files: number;
}

/** Returns 0 on systems without this information. */
function sumField(field: string): number {
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
  return { resident: rss, heap: heapUsed, buffers: external, anonymous: sumField('RssAnon'), files: sumField('RssFile') };
}

await import('#server/entry/start-shop.ts');
process.on('message', (message) => message === 'memory' && void report().then((memory) => process.send?.(memory)));
process.send?.('ready');
