// Runs `npm run prose:sample -- --seed N`: a random sample of the project's language for a reader to judge by docs/guide/style.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listSources } from './list-sources.ts';
import { readFunctionNames, readTestNames } from './read-names.ts';
import { readProse } from './read-prose.ts';
import { readSentences } from './read-sentences.ts';
import { takeSample } from './take-sample.ts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) throw new Error(`--seed must be an integer, not "${values.seed}".`);

interface Found {
  readonly file: string;
  readonly text: string;
}

function readAll(patterns: readonly string[], read: (file: string, source: string) => readonly string[]): readonly Found[] {
  return listSources(...patterns).flatMap((file) => read(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })));
}

const code = ['*.ts', '*.tsx', '*.mjs'];
const tests = ['*.test.ts', '*.test.tsx', '*.spec.ts', '*.suite.ts', '*.suite.tsx'];
const comments = readAll(code, (file, source) => readProse(file, source).flatMap(({ kind, text }) => (kind === 'comment' ? [text] : [])));

const parts: readonly (readonly [title: string, all: readonly Found[], count: number])[] = [
  ['Comments', comments, 60],
  ['Test names', readAll(tests, readTestNames), 40],
  ['Sentences of documents', readAll(['*.md'], (_, source) => readSentences(source)), 40],
  ['Function names', readAll(code, readFunctionNames), 40],
];
for (const [title, all, count] of parts) {
  console.log(`\n${title} (${count} of ${all.length}, seed ${seed})`);
  for (const { file, text } of takeSample(all, count, seed)) console.log(`  ${text}\n      ${file}`);
}
