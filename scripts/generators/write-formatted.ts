import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';

/** The settings of .oxfmtrc.json. */
const STYLE = { singleQuote: true, printWidth: 140 } as const;

/**
 * Formats and writes source files, by their paths below `root`.
 * @returns the paths.
 */
export async function writeFormatted(root: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), (await format(path, text, STYLE)).code);
  }
  return Object.keys(files);
}
