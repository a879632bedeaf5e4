import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { blockNames } from '../new-block/names.ts';
import { registerScreen } from './register-screen.ts';
import { routeTemplate, screenTemplate, testTemplate, viewTemplate } from './templates.ts';

/** As .oxfmtrc.json says. */
const STYLE = { singleQuote: true, printWidth: 140 } as const;
const INDEX = 'storefront/screens/index.ts';

/**
 * Writes a screen that works: its folder and its row in storefront/screens/index.ts. Nothing is written when anything stands in the way.
 * @returns the paths written.
 * @throws Error when the name is no screen's name or is taken.
 */
export async function newScreen(root: string, name: string): Promise<readonly string[]> {
  const names = blockNames(name, 'screen');
  const folder = `storefront/screens/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  const files: Readonly<Record<string, string>> = {
    [`${folder}/screen.ts`]: screenTemplate(names),
    [`${folder}/view.tsx`]: viewTemplate(names),
    [`${folder}/route.ts`]: routeTemplate(),
    [`${folder}/${name}.test.tsx`]: testTemplate(names),
    [INDEX]: registerScreen(readFileSync(join(root, INDEX), 'utf8'), name),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), (await format(path, text, STYLE)).code);
  }
  return Object.keys(files);
}
