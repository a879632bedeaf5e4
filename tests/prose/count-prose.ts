import { readFileSync } from 'node:fs';
import { listSources } from './list-sources.ts';
import { findViolation } from './prose-rules.ts';
import { readProse } from './read-prose.ts';

/** A comment or a title that breaks docs/guide/style.md. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly rule: string;
}

export interface ProseCount {
  readonly total: number;
  readonly violations: readonly Violation[];
}

/** Flagged texts that a module may still have. */
export type Baseline = Readonly<Record<string, number>>;

export const BASELINE = 'tests/prose/baseline.json';

export function readBaseline(): Baseline {
  return JSON.parse(readFileSync(BASELINE, 'utf8')) as Baseline;
}

/** Counts the comments and test titles of each top-level module; `root` is the configuration beside them. generated/ is written by codegen and left out. */
export function countProse(): ReadonlyMap<string, ProseCount> {
  const counts = new Map<string, { total: number; violations: Violation[] }>();
  for (const file of listSources('*.ts', '*.tsx', '*.mjs')) {
    const module = /^([^/]+)\//.exec(file)?.[1] ?? 'root';
    const count = counts.get(module) ?? { total: 0, violations: [] };
    counts.set(module, count);
    for (const prose of readProse(file, readFileSync(file, 'utf8'))) {
      count.total += 1;
      const rule = findViolation(prose);
      if (rule !== undefined) count.violations.push({ file, line: prose.line, text: prose.text, rule });
    }
  }
  return counts;
}
