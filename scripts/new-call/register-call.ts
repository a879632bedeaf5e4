import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pascalCase } from '../codegen/json.ts';
import type { CallDescription } from './describe-call.ts';

type Files = Readonly<Record<string, string>>;

const BACKEND = 'backend/backend.ts';
const REFRESHES = 'commerce/query/refreshes.ts';
const ROOMS = 'rooms.json';

/** The tables that a new handler has a row in, with that row: its feature's handlers, and for a new feature the backend and the doors of its folder. */
export function registerHandler(root: string, call: CallDescription): Files {
  const { feature, operationId, pascal, kebab } = call;
  const row = { key: operationId, text: `    ${operationId}: create${pascal}(),` };
  const imported = `import { create${pascal} } from './${kebab}.ts';`;
  const table = handlersOf(join(root, 'backend', feature));
  if (table) {
    const path = `backend/${feature}/${table}`;
    const text = readFileSync(join(root, path), 'utf8');
    if (text.includes(`${operationId}: create${pascal}(`)) return {};
    return { [path]: withRow(withImport(text, imported, path), row.text, '  } satisfies Partial<Handlers>;', path) };
  }
  const name = `create${pascalCase(feature)}Handlers`;
  const path = `backend/${feature}/create-${feature}-handlers.ts`;
  const backend = readFileSync(join(root, BACKEND), 'utf8');
  return {
    [path]: [
      `import type { Handlers } from '../router/handler.ts';`,
      imported,
      '',
      `/** The calls of ${feature}. */`,
      `export function ${name}() {`,
      '  return {',
      row.text,
      '  } satisfies Partial<Handlers>;',
      '}',
    ].join('\n'),
    [BACKEND]: withRow(
      withImport(backend, `import { ${name} } from './${feature}/create-${feature}-handlers.ts';`, BACKEND),
      `    ...${name}(),`,
      '  };',
      BACKEND,
      '  const handlers: Handlers = {',
    ),
    [ROOMS]: withDoors(readFileSync(join(root, ROOMS), 'utf8'), feature),
  };
}

/** The row that says what a changing call makes old: nothing, to begin with. */
export function registerRefresh(root: string, { operationId, isMutation }: CallDescription): Files {
  if (!isMutation || !existsSync(join(root, REFRESHES))) return {};
  const text = readFileSync(join(root, REFRESHES), 'utf8');
  if (text.includes(`\n  ${operationId}:`)) return {};
  return { [REFRESHES]: withRow(text, `  ${operationId}: nothing,`, '} as const satisfies', REFRESHES, 'const refreshes = {') };
}

function handlersOf(folder: string): string | undefined {
  return existsSync(folder) ? readdirSync(folder).find((file) => /^create-[a-z-]+-handlers\.ts$/.test(file)) : undefined;
}

/** One more import, below those of its kind. */
function withImport(text: string, line: string, path: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((other) => other.startsWith('import '));
  if (last === -1) throw new Error(`${path} has no import to stand below.`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

/** One more row at the end of a table, whose last line begins with `end`. */
function withRow(text: string, row: string, end: string, path: string, begin = ''): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(begin));
  const at = lines.findIndex((line, index) => index > from && line.startsWith(end));
  if (from === -1 || at === -1) throw new Error(`${path} no longer reads as a table: no line "${end}".`);
  return lines.toSpliced(at, 0, row).join('\n');
}

/** A new folder of the backend may import the router, to begin with. */
function withDoors(json: string, feature: string): string {
  const table = JSON.parse(json) as { readonly inside: { readonly backend: { readonly folders: Record<string, readonly string[]> } } };
  table.inside.backend.folders[feature] ??= ['router'];
  return JSON.stringify(table);
}
