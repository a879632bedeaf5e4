import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFormatted } from '../generators/write-formatted.ts';
import { createBlockNames } from '../new-block/names.ts';
import { registerSection } from './register-section.ts';
import { renderSection, renderTest } from './templates.ts';

/**
 * Writes a section of a screen: its file, a test and its line in the index of the screen's sections. Writes nothing on error.
 * @returns the paths written.
 * @throws Error if the screen has no sections, or the name is invalid or taken.
 */
export async function createSection(root: string, screen: string, name: string): Promise<readonly string[]> {
  const names = createBlockNames(name, 'section');
  const screenNames = createBlockNames(screen, 'screen');
  const folder = `storefront/screens/${screenNames.type}/sections`;
  const index = `${folder}/index.ts`;
  if (!existsSync(join(root, index))) throw new Error(`The screen "${screen}" has no sections: ${index} does not exist.`);
  if (existsSync(join(root, `${folder}/${name}.ts`))) throw new Error(`${folder}/${name}.ts exists already.`);
  return writeFormatted(root, {
    [`${folder}/${name}.ts`]: renderSection(names),
    [`${folder}/${name}.test.ts`]: renderTest(names, screenNames.camel),
    [index]: registerSection(readFileSync(join(root, index), 'utf8'), names, index),
  });
}
