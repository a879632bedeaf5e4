/**
 * `npm run content:check`: judges every document by its schemas, and says how much of what editors may choose (layouts, variants, other
 * lists of values, switches) stands somewhere in the shop or in the showcase's own documents. Fails for a faulty document, and names what
 * nobody can look at and fails for it.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseDocumentPath } from '#backend/content/document-path.ts';
import { judgeDocument, parseDocumentText } from '#backend/content/judge-document.ts';
import { versionOf } from '#backend/content/migrate-document.ts';
import { currentVersion } from '#backend/content/migrations/index.ts';
import type { Schema } from './content-check/choices.ts';
import { coverageOf } from './content-check/coverage.ts';

const ROOT = 'content';
const schema = JSON.parse(readFileSync('generated/content/document.schema.json', 'utf8')) as Schema;
const faults: string[] = [];
const pages = globSync(`${ROOT}/**/*.json`).flatMap((path) => {
  const location = parseDocumentPath(path.slice(ROOT.length + 1).replaceAll('\\', '/'));
  if (!location) return [];
  const parsed = parseDocumentText(readFileSync(path, 'utf8'));
  const { page, faults: found } = 'fault' in parsed ? { page: null, faults: [parsed.fault] } : judgeDocument(parsed.value, location);
  if (!('fault' in parsed) && versionOf(parsed.value) !== currentVersion)
    faults.push(`${path}: is of an older version of the schemas; run \`npm run content:migrate\``);
  // A draft's faulty blocks are what its editor wants to see marked.
  if (!location.isDraft) faults.push(...found.map(({ pointer, message }) => `${path}${pointer}: ${message}`));
  return page ?? [];
});

const coverage = coverageOf(schema, pages);
console.table(
  coverage
    .filter(({ blocks, total }) => blocks !== undefined || total > 0)
    .map(({ name, blocks, shown, total }) => ({ 'block, or what blocks share': name, blocks, shown, 'of all choices': total })),
);
const missing = coverage.flatMap(({ name, missing: values }) => values.map((value) => `${name}: ${value}`));
const sum = (of: 'shown' | 'total'): number => coverage.reduce((all, one) => all + one[of], 0);
console.log(`${pages.length} documents, ${faults.length} faults; ${sum('shown')} of ${sum('total')} choices can be looked at.`);
for (const line of [...faults, ...missing]) console.error(line);
if (faults.length > 0 || missing.length > 0) process.exitCode = 1;
