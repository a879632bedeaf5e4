import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';

/** As .oxfmtrc.json says. */
const STYLE = { singleQuote: true, printWidth: 140 } as const;

/** Writes source files in the house's format, by their paths below `root`; answers the paths. */
export async function writeFormatted(root: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), (await format(path, text, STYLE)).code);
  }
  return Object.keys(files);
}
