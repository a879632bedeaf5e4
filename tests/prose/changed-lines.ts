import { execFileSync } from 'node:child_process';

const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** Lines that differ from the branch point with main, by file. Empty where git has no main to compare with. */
export function readChangedLines(): ReadonlyMap<string, ReadonlySet<number>> {
  try {
    const runGit = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
    return parseDiff(runGit('diff', '--unified=0', '--no-color', runGit('merge-base', 'HEAD', 'main').trim()));
  } catch {
    return new Map();
  }
}

/** The added lines of a unified diff without context, by file. */
export function parseDiff(diff: string): ReadonlyMap<string, ReadonlySet<number>> {
  const changed = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const row of diff.split('\n')) {
    if (row.startsWith('+++ b/')) changed.set(row.slice(6), (lines = new Set()));
    const [, first, length = '1'] = HUNK.exec(row) ?? [];
    if (first !== undefined) for (let offset = 0; offset < Number(length); offset += 1) lines.add(Number(first) + offset);
  }
  return changed;
}
