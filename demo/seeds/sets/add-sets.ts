import { languages } from '#backend/catalog/labels/localized-text.ts';
import { slugify } from '#backend/catalog/slugify.ts';
import type { CatalogRows } from '../catalog/catalog-rows.ts';
import { seedSets } from './sets.ts';

/** Adds the sets of both brands; call it after their styles are added. */
export function addSets(rows: CatalogRows): void {
  seedSets.forEach(({ id, brand, picture, name, tagline, description, parts }, position) => {
    const source = `/media/${brand}/image/upload/v1/compositions/set-${picture}`;
    rows.product_sets.push({ id, brand, position, picture: source, withdrawn: false });
    for (const language of languages) {
      const text = { name: name[language], slug: slugify(name[language]), tagline: tagline[language], description: description[language] };
      rows.product_set_texts.push({ set_id: id, language, ...text });
    }
    parts.forEach(({ styleId, color, qty = 1 }, at) =>
      rows.product_set_parts.push({ set_id: id, position: at, style_id: styleId, color_code: color, qty }),
    );
  });
}
