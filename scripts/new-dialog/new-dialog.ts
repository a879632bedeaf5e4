import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFormatted } from '../generators/write-formatted.ts';
import { createBlockNames } from '../new-block/names.ts';
import { registerDialog } from './register-dialog.ts';
import { renderData, renderDefinition, renderTest, renderView } from './templates.ts';

const INDEX = 'storefront/dialogs/index.ts';

/**
 * Writes a working dialog: its folder and its row in storefront/dialogs/index.ts. Writes nothing on error.
 * @returns the paths written.
 * @throws Error if the name is invalid or taken.
 */
export async function createDialog(root: string, name: string): Promise<readonly string[]> {
  const names = createBlockNames(name, 'dialog');
  const folder = `storefront/dialogs/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  return writeFormatted(root, {
    [`${folder}/index.ts`]: renderDefinition(names),
    [`${folder}/${name}-data.ts`]: renderData(names),
    [`${folder}/${name}-view.tsx`]: renderView(names),
    [`${folder}/${name}.test.tsx`]: renderTest(names),
    [INDEX]: registerDialog(readFileSync(join(root, INDEX), 'utf8'), name, `${names.camel}Dialog`),
  });
}
