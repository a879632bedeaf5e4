import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

/** Entries in the order of writing. */
export interface Journal<Entry> {
  readonly entries: readonly Entry[];
  append(entry: Entry): void;
}

/** In memory; with a file, one JSON line per entry, so that entries survive a restart. A truncated line is skipped. */
export function createJournal<Schema extends z.ZodType>(schema: Schema, file?: string): Journal<z.output<Schema>> {
  return {
    entries: file ? readEntries(schema, file) : [],
    append(entry) {
      if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}

function readEntries<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema>[] {
  mkdirSync(path.dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return text.split('\n').flatMap((line) => {
    try {
      const { success, data } = schema.safeParse(JSON.parse(line));
      return success ? [data] : [];
    } catch {
      return [];
    }
  });
}
