import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { languages } from '../../catalog/labels/localized-text.ts';
import { slugify } from '../../catalog/slugify.ts';
import { upsertRows } from '../../database/sync-rows.ts';
import type { Tables } from '../../database/tables.ts';
import type { ImportOptions } from '../import-options.ts';

const deepest = 5;
const elsewhere = ['More'];
const separator = ' > ';

/** The id of a category created by an import: a nine and eight digits derived from its path. */
function createCategoryId(brand: string, path: string): string {
  const digest = createHash('sha256').update(`${brand}\n${path.toLowerCase()}`).digest();
  return `9${String(digest.readUInt32BE() % 100_000_000).padStart(8, '0')}`;
}

interface KnownCategory {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
}

/** Creates a category for each part of each path, or reuses one with the same name in the same place. */
export async function assignCategories(
  transaction: Transaction<Tables>,
  paths: readonly (readonly string[])[],
  { sites, language }: ImportOptions,
): Promise<(path: readonly string[]) => readonly string[]> {
  const { brand } = sites[0];
  const parts = paths.map((path) => (path.length === 0 ? elsewhere : path.slice(0, deepest)));
  const names = [...new Set(parts.flat().map((name) => name.toLowerCase()))];
  const { rows: known } = await sql<KnownCategory>`select c.id, c.parent_id, lower(t.name) as name
    from categories c join category_texts t on t.category_id = c.id and t.language = ${language}
    where c.brand = ${brand} and lower(t.name) = any(${names}::text[]) order by c.position`.execute(transaction);
  const byPlace = new Map(known.map(({ id, parent_id, name }) => [`${parent_id ?? ''}|${name}`, id]));
  const categories: Record<string, unknown>[] = [];
  const texts: Record<string, unknown>[] = [];

  function getIds(path: readonly string[]): string[] {
    const ids: string[] = [];
    (path.length === 0 ? elsewhere : path.slice(0, deepest)).forEach((name, depth, all) => {
      const parent = ids.at(-1);
      const place = `${parent ?? ''}|${name.toLowerCase()}`;
      const id = byPlace.get(place) ?? createCategoryId(brand, all.slice(0, depth + 1).join(separator));
      if (!byPlace.has(place)) {
        byPlace.set(place, id);
        categories.push({ id, brand, parent_id: parent ?? null, position: 900 });
        for (const each of languages)
          texts.push({ category_id: id, language: each, name, slug: slugify(name) || 'products', description: null });
      }
      ids.push(id);
    });
    return ids;
  }

  for (const path of paths) getIds(path);
  await upsertRows(transaction, 'categories', categories, { key: ['id'] });
  await upsertRows(transaction, 'category_texts', texts, { key: ['category_id', 'language'] });
  return getIds;
}
