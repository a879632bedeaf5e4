import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findViolation } from './prose-rules.ts';
import { readProse } from './read-prose.ts';

/** A comment or a title that breaks docs/style.md. */
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
  for (const file of listSources()) {
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

/** Tracked files and new ones that git does not ignore. */
function listSources(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', '*.ts', '*.tsx', '*.mjs'];
  const deleted = new Set(execFileSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' }).split('\0'));
  const files = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  return files.filter((file) => file !== '' && !file.startsWith('generated/') && !deleted.has(file));
}
