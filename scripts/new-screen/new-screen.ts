import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFormatted } from '../generators/write-formatted.ts';
import { createBlockNames } from '../new-block/names.ts';
import { registerScreen } from './register-screen.ts';
import { renderRoute, renderScreen, renderTest, renderView } from './templates.ts';

const INDEX = 'storefront/screens/index.ts';

/**
 * Writes a working screen: its folder and its row in storefront/screens/index.ts. Writes nothing on error.
 * @returns the paths written.
 * @throws Error if the name is invalid or taken.
 */
export async function createScreen(root: string, name: string): Promise<readonly string[]> {
  const names = createBlockNames(name, 'screen');
  const folder = `storefront/screens/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  return writeFormatted(root, {
    [`${folder}/screen.ts`]: renderScreen(names),
    [`${folder}/view.tsx`]: renderView(names),
    [`${folder}/route.ts`]: renderRoute(),
    [`${folder}/${name}.test.tsx`]: renderTest(names),
    [INDEX]: registerScreen(readFileSync(join(root, INDEX), 'utf8'), name),
  });
}
