import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './report.ts';

const file = path.resolve('docs/reference/hostile-results.md');
const head = ['what', 'part', 'promised', 'found', 'holds', 'date', 'commit'] as const;

/** Identifies a row: a later run replaces rows that it has measured again, and leaves the others. */
const getKey = (cells: readonly string[]): string => cells.slice(0, 2).join('|');
const parseCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const formatLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function formatRow({ suite, what, promised, found, holds }: Finding, date: string, commit: string): string[] {
  return [what, suite, promised, found, holds ? 'yes' : '**no**', date, commit].map((cell) => cell.replaceAll('|', '/'));
}

/** Writes the findings into the table of docs/reference/hostile-results.md, replacing those of an earlier run. */
export function writeDocument(findings: readonly Finding[], now: Date): void {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => parseCells(line)[0] === head[0]);
  if (begin < 0) throw new Error(`${file} has no table that begins with "${head[0]}"`);
  const length = lines.slice(begin).findIndex((line) => !line.startsWith('|'));
  const known = lines.slice(begin + 2, begin + length).map(parseCells);
  const rows = new Map(known.map((cells) => [getKey(cells), cells]));
  for (const finding of findings) {
    const cells = formatRow(finding, now.toISOString().slice(0, 10), commit);
    rows.set(getKey(cells), cells);
  }
  const table = [formatLine(head), formatLine(head.map(() => '---')), ...[...rows.values()].map(formatLine)];
  writeFileSync(file, [...lines.slice(0, begin), ...table, ...lines.slice(begin + length)].join('\n'));
  spawnSync('oxfmt', [file]);
}
