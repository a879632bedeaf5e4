import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pascalCase } from '../codegen/json.ts';
import type { CallDescription } from './describe-call.ts';

type Files = Readonly<Record<string, string>>;

const FEATURES = 'backend/create-features.ts';
const REFRESHES = 'commerce/query/refreshes.ts';
const ROOMS = 'rooms.json';

/** The row of a new handler in its feature; a new feature also gets its line in the list and its folder in rooms.json. */
export function registerHandler(root: string, call: CallDescription): Files {
  const { feature, operationId, pascal, kebab } = call;
  const row = `      ${operationId}: create${pascal}(),`;
  const imported = `import { create${pascal} } from './${kebab}.ts';`;
  const path = `backend/${feature}/${feature}-feature.ts`;
  if (existsSync(join(root, path))) {
    const text = readFileSync(join(root, path), 'utf8');
    if (text.includes(`${operationId}: create${pascal}(`)) return {};
    return { [path]: withHandler(withImport(text, imported, path), row, path) };
  }
  const name = `${feature.charAt(0)}${pascalCase(feature).slice(1)}Feature`;
  const features = readFileSync(join(root, FEATURES), 'utf8');
  return {
    [path]: [
      `import type { Feature } from '../features/feature.ts';`,
      imported,
      '',
      `/** The calls of ${feature}. */`,
      `export function ${name}() {`,
      '  return {',
      '    handlers: {',
      row,
      '    },',
      '  } satisfies Feature;',
      '}',
    ].join('\n'),
    [FEATURES]: withRow(
      withImport(features, `import { ${name} } from './${feature}/${feature}-feature.ts';`, FEATURES),
      `      ${name}(),`,
      '    ],',
      FEATURES,
      '  const collected = collectFeatures(',
    ),
    [ROOMS]: withDoors(readFileSync(join(root, ROOMS), 'utf8'), feature),
  };
}

/** Adds a row to the feature's handlers, which it may not have yet. */
function withHandler(text: string, row: string, path: string): string {
  const table = '    handlers: {';
  if (text.includes(table)) return withRow(text, row, '    },', path, table);
  return withRow(text, [table, row, '    },'].join('\n'), '  } satisfies Feature;', path);
}

/** The row that says what a changing call makes old: nothing, to begin with. */
export function registerRefresh(root: string, { operationId, isMutation }: CallDescription): Files {
  if (!isMutation || !existsSync(join(root, REFRESHES))) return {};
  const text = readFileSync(join(root, REFRESHES), 'utf8');
  if (text.includes(`\n  ${operationId}:`)) return {};
  return { [REFRESHES]: withRow(text, `  ${operationId}: nothing,`, '} as const satisfies', REFRESHES, 'const refreshes = {') };
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

/** A new folder of the backend may import the features and the router, to begin with. */
function withDoors(json: string, feature: string): string {
  const table = JSON.parse(json) as { readonly inside: { readonly backend: { readonly folders: Record<string, readonly string[]> } } };
  table.inside.backend.folders[feature] ??= ['features', 'router'];
  return JSON.stringify(table);
}
