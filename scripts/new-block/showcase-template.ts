import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion } from '#backend/content/migrations/index.ts';
import type { BlockNames } from './names.ts';

const CONTENT = 'demo/content';
const SHOWCASE = 'en/fragments/showcase';

/** One document per brand that shows every field of the new schema, as `npm run content:check` requires. */
export function renderShowcaseDocuments(root: string, names: BlockNames): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listBrands(root).map((brand) => [`${CONTENT}/${brand}/${SHOWCASE}/${names.type}.json`, createDocument(brand, names)]),
  );
}

function listBrands(root: string): readonly string[] {
  const folder = join(root, CONTENT);
  return existsSync(folder) ? readdirSync(folder).filter((brand) => existsSync(join(folder, brand, SHOWCASE))) : [];
}

function createDocument(brand: string, { type, human }: BlockNames): string {
  const page = {
    $schema: '../../../../../../generated/content/document.schema.json',
    ...(currentVersion > 1 && { schemaVersion: currentVersion }),
    id: `${brand}-showcase-${type}`,
    type: 'fragment',
    name: `Showcase: ${human}`,
    slug: `showcase/${type}`,
    components: [
      {
        type,
        id: `${type}-in-full`,
        name: human,
        title: 'Made for the long way round',
        isFullWidth: true,
        titleStyle: 'h2',
        titleColor: 'accent-text',
        richText: '<p>Three layers that pack into the fourth. <a href="/">Back to the shop</a></p>',
        alignment: 'center',
        backgroundColor: 'surface-raised',
        textColor: 'ink',
      },
    ],
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}
