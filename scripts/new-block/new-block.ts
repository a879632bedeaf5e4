import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateBlockPages } from '../codegen/block-pages/block-pages.ts';
import { generate } from '../codegen/generate.ts';
import { LOCALES } from '../codegen/messages/read-catalog.ts';
import { writeFiles } from '../codegen/output.ts';
import { writeFormatted } from '../generators/write-formatted.ts';
import { renderFixtures } from './fixtures-template.ts';
import { createBlockNames } from './names.ts';
import { registerBlock } from './register.ts';
import { renderSchema } from './schema-template.ts';
import { renderShowcaseDocuments } from './showcase-template.ts';
import { renderComponent, renderDefinition, renderMessages, renderStories, renderStyles, renderTest } from './templates.ts';

/**
 * Writes a block that passes the suite and `npm run content:check`: schema, messages, folder, a showcase document per brand, its row in
 * blocks/index.ts (below the block `after`, or last), and the generated files. Writes nothing on error.
 * @returns the paths written, without generated/.
 * @throws Error if the name is invalid or taken, or `after` does not exist.
 */
export async function createBlock(root: string, type: string, after?: string): Promise<readonly string[]> {
  const names = createBlockNames(type);
  const folder = `blocks/${type}`;
  const files: Readonly<Record<string, string>> = {
    [`schemas/content/blocks/${type}.schema.json`]: renderSchema(names),
    ...Object.fromEntries(readLanguages(root).map((language) => [`messages/${folder}/${language}.json`, renderMessages(names)])),
    [`${folder}/index.ts`]: renderDefinition(names),
    [`${folder}/${type}.tsx`]: renderComponent(names),
    [`${folder}/${type}.styles.ts`]: renderStyles(names),
    [`${folder}/${type}.fixtures.ts`]: renderFixtures(names),
    [`${folder}/${type}.stories.tsx`]: renderStories(names),
    [`${folder}/${type}.test.tsx`]: renderTest(names),
    ...renderShowcaseDocuments(root, names),
  };
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} exists already.`);
  const index = registerBlock(readFileSync(join(root, 'blocks/index.ts'), 'utf8'), names, after);

  await writeFormatted(root, files);
  writeFileSync(join(root, 'blocks/index.ts'), index);
  writeFiles(join(root, 'generated'), await generate(join(root, 'schemas'), join(root, 'messages')));
  writeFiles(join(root, 'docs/blocks'), await generateBlockPages(join(root, 'schemas')));
  return [...Object.keys(files), 'blocks/index.ts'];
}

/** The locales without a fallback. */
function readLanguages(root: string): readonly string[] {
  const locales = JSON.parse(readFileSync(join(root, 'messages', LOCALES), 'utf8')) as Readonly<Record<string, string | null>>;
  return Object.keys(locales).filter((locale) => locales[locale] === null);
}
