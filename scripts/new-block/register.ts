import type { BlockNames } from './names.ts';

const IMPORT = /^import \{ \w+ \} from '\.\/([a-z0-9-]+)\/index\.ts';$/;
const ROW = /^ {2}(?:'([a-z0-9-]+)': \w+|(\w+)),$/;

/**
 * The text of blocks/index.ts with one more block: an import in alphabetical order, and a row below that of the block `after`, or at the
 * end of the table.
 * @throws Error if the block is registered, `after` is not, or the file has another layout.
 */
export function registerBlock(text: string, { type, camel }: BlockNames, after?: string): string {
  const lines = text.split('\n');
  const imports = find(lines, IMPORT);
  if (imports.some((line) => line.key === type)) throw new Error(`blocks/index.ts already contains "${type}".`);
  const next = imports.find((line) => line.key > type)?.index ?? (imports.at(-1)?.index ?? -1) + 1;
  const imported = lines.toSpliced(next, 0, `import { ${camel} } from './${type}/index.ts';`);

  const rows = find(imported, ROW);
  const above = after === undefined ? rows.at(-1) : rows.find((line) => line.key === after);
  if (imports.length === 0 || !above) {
    throw new Error(`blocks/index.ts has no row ${after === undefined ? 'to insert after' : `for "${after}"`}.`);
  }
  return imported.toSpliced(above.index + 1, 0, camel === type ? `  ${camel},` : `  '${type}': ${camel},`).join('\n');
}

function find(lines: readonly string[], pattern: RegExp): readonly { readonly index: number; readonly key: string }[] {
  return lines.flatMap((line, index) => {
    const match = pattern.exec(line);
    return match ? [{ index, key: match[1] ?? match[2] ?? '' }] : [];
  });
}
