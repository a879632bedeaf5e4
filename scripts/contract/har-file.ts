import { readFileSync, writeFileSync } from 'node:fs';
import { toHarEntry } from '#contract/har/to-har-entry.ts';
import type { Har, HarEntry } from '#contract/har/har.ts';
import type { Recorded } from '#contract/exercise/exchange.ts';
import { z } from 'zod';
import { ContractCommandError } from './contract-command-error.ts';

const pair = z.object({ name: z.string(), value: z.string() });
const har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.url(),
          headers: z.array(pair),
          postData: z.object({ mimeType: z.string(), text: z.string() }).optional(),
        }),
        response: z.object({
          status: z.number(),
          headers: z.array(pair),
          content: z.object({ text: z.string().optional() }),
        }),
      }),
    ),
  }),
});

/** @throws {ContractCommandError} */
export function readHar(path: string): Har {
  try {
    return har.parse(JSON.parse(readFileSync(path, 'utf8'))) as unknown as Har;
  } catch (error) {
    throw new ContractCommandError(`${path} is not an HTTP archive: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Collects exchanges until they are written. */
export function createHarRecorder(origin: string) {
  const entries: HarEntry[] = [];
  return {
    record: (exchange: Recorded): void => {
      const entry = toHarEntry(exchange, origin, new Date(), 0);
      if (entry) entries.push(entry);
    },
    write: (path: string): void => {
      const content: Har = { log: { version: '1.2', creator: { name: 'cairn contract', version: '1' }, entries } };
      writeFileSync(path, JSON.stringify(content, null, 1));
    },
  };
}
