import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPascalCase } from '../codegen/json.ts';
import type { CallDescription } from './describe-call.ts';

type Files = Readonly<Record<string, string>>;

const FEATURES = 'backend/create-features.ts';

/** Adds the row of a new handler to its feature; a new feature also gets its line in the list. */
export function registerHandler(root: string, call: CallDescription): Files {
  const { operationId, pascal, kebab } = call;
  const [feature = '', ...subfolders] = call.feature.split('/');
  const row = `      ${operationId}: create${pascal}(),`;
  const imported = `import { create${pascal} } from './${[...subfolders, kebab].join('/')}.ts';`;
  const path = `backend/${feature}/${feature}-feature.ts`;
  if (existsSync(join(root, path))) {
    const text = readFileSync(join(root, path), 'utf8');
    if (text.includes(`${operationId}: create${pascal}(`)) return {};
    return { [path]: withHandler(withImport(text, imported, path), row, path) };
  }
  const name = `${feature.charAt(0)}${toPascalCase(feature).slice(1)}Feature`;
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
  };
}

/** Adds a row to the feature's handlers, which may be missing or on one line. */
function withHandler(given: string, row: string, path: string): string {
  const table = '    handlers: {';
  const text = given.replace(/^ {4}handlers: \{ (.+) \},$/m, `${table}\n      $1,\n    },`);
  if (text.includes(table)) return withRow(text, row, '    },', path, table);
  return withRow(text, [table, row, '    },'].join('\n'), '  } satisfies Feature;', path);
}

/** Adds an import below those of its kind. */
function withImport(text: string, line: string, path: string): string {
  const lines = text.split('\n');
  // The last line of an import, which may have several.
  const last = lines.findLastIndex((other) => /^(?:import |\} ).*from '.+';$/.test(other));
  if (last === -1) throw new Error(`${path} has no import to insert after.`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

/** Adds a row at the end of a table, whose last line begins with `end`. */
function withRow(text: string, row: string, end: string, path: string, begin = ''): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(begin));
  const at = lines.findIndex((line, index) => index > from && line.startsWith(end));
  if (from === -1 || at === -1) throw new Error(`${path} has an unexpected layout: no line "${end}".`);
  return lines.toSpliced(at, 0, row).join('\n');
}
