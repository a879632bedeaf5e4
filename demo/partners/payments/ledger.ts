import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { outcomes } from './test-cards.ts';

const entry = z.object({
  reference: z.string(),
  outcome: z.enum(outcomes),
  /** What is done with an approved one. */
  standing: z.enum(['held', 'captured', 'voided', 'refunded', 'refused']),
  amountMinor: z.number(),
  currency: z.string(),
  /** SHA-256 of the token that it was asked for with; empty where it was voided before anybody asked. */
  token: z.string(),
});

/** What the partner knows of a charge. */
export type LedgerEntry = z.output<typeof entry>;

/** The partner's books: one entry a reference, the latest counts; a token pays under one reference alone. */
export interface Ledger {
  find(reference: string): LedgerEntry | undefined;
  /** Under which reference a token was used. */
  referenceOf(token: string): string | undefined;
  write(entry: LedgerEntry): LedgerEntry;
}

/** In memory, and in a file of one line an entry where one is named, so that the books outlive the process. A line that was cut off by its end is left out. */
export function createLedger(file?: string): Ledger {
  const entries = new Map<string, LedgerEntry>();
  const tokens = new Map<string, string>();
  const keep = (kept: LedgerEntry): void => {
    entries.set(kept.reference, kept);
    if (kept.token !== '') tokens.set(kept.token, kept.reference);
  };
  if (file) for (const read of openBooks(file)) keep(read);
  return {
    find: (reference) => entries.get(reference),
    referenceOf: (token) => tokens.get(token),
    write(written) {
      keep(written);
      if (file) appendFileSync(file, `${JSON.stringify(written)}\n`);
      return written;
    },
  };
}

/** What stands in the file; what is written to it next begins a line of its own. */
function openBooks(file: string): LedgerEntry[] {
  mkdirSync(path.dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return text.split('\n').flatMap((line) => readLine(line) ?? []);
}

function readLine(line: string): LedgerEntry | undefined {
  try {
    return entry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
