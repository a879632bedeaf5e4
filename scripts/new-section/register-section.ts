import type { BlockNames } from '../new-block/names.ts';

const IMPORTS = /(?:^import .+;\n)+/m;
/** The table of sections, on one line or on several. */
const TABLE = /^export const \w+Sections = \{([^}]*?),?\s*\};$/m;

/**
 * The text of an index of sections with one more section at its end.
 * @throws Error if the section is registered already, or the file has no table of sections.
 */
export function registerSection(text: string, { type, camel }: Pick<BlockNames, 'type' | 'camel'>, path: string): string {
  const [imports] = IMPORTS.exec(text) ?? [];
  const [table, rows = ''] = TABLE.exec(text) ?? [];
  if (imports === undefined || table === undefined) throw new Error(`${path} has no table of sections.`);
  if (rows.split(',').some((row) => row.trim() === camel)) throw new Error(`${path} already contains "${camel}".`);
  return text
    .replace(imports, () => `${imports}import { ${camel} } from './${type}.ts';\n`)
    .replace(table, () => table.replace(rows, () => `${rows}, ${camel}`));
}
