import { globSync, readFileSync } from 'node:fs';
import { documentNames, readDocument } from '#contract/coverage/contract-document.ts';
import { listItems, type CoverageItems } from '#contract/coverage/coverage-items.ts';

export interface Share {
  readonly seen: number;
  readonly of: number;
  readonly missing: readonly string[];
}

export type Coverage = Readonly<Record<'operations' | keyof CoverageItems, Share>>;

/** Reads which items of both documents the records in a folder reach. */
export function readCoverage(folder: string): Coverage {
  const seen = new Set(globSync(`${folder}/*.txt`).flatMap((file) => readFileSync(file, 'utf8').split('\n')));
  const lists = documentNames.map((name) => listItems(name, readDocument(name)));
  const measureShare = (items: readonly string[]): Share => {
    const missing = items.filter((item) => !seen.has(item));
    return { seen: items.length - missing.length, of: items.length, missing };
  };
  const statuses = measureShare(lists.flatMap((list) => list.statuses));
  const getOperations = (keys: Iterable<string>): ReadonlySet<string> => new Set([...keys].map((key) => key.split(' ')[0] ?? ''));
  const all = [...getOperations(lists.flatMap((list) => list.statuses))];
  const reached = getOperations(seen);
  const untouched = all.filter((operationId) => !reached.has(operationId));
  return {
    operations: { seen: all.length - untouched.length, of: all.length, missing: untouched },
    statuses,
    codes: measureShare(lists.flatMap((list) => list.codes)),
    properties: measureShare(lists.flatMap((list) => list.properties)),
  };
}
