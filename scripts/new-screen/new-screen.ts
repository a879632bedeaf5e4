import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFormatted } from '../generators/write-formatted.ts';
import { blockNames } from '../new-block/names.ts';
import { registerScreen } from './register-screen.ts';
import { routeTemplate, screenTemplate, testTemplate, viewTemplate } from './templates.ts';

const INDEX = 'storefront/screens/index.ts';

/**
 * Writes a working screen: its folder and its row in storefront/screens/index.ts. Writes nothing on error.
 * @returns the paths written.
 * @throws Error if the name is invalid or taken.
 */
export async function newScreen(root: string, name: string): Promise<readonly string[]> {
  const names = blockNames(name, 'screen');
  const folder = `storefront/screens/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  return writeFormatted(root, {
    [`${folder}/screen.ts`]: screenTemplate(names),
    [`${folder}/view.tsx`]: viewTemplate(names),
    [`${folder}/route.ts`]: routeTemplate(),
    [`${folder}/${name}.test.tsx`]: testTemplate(names),
    [INDEX]: registerScreen(readFileSync(join(root, INDEX), 'utf8'), name),
  });
}
