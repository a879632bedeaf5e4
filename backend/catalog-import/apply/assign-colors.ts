import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { languages } from '../../catalog/labels/localized-text.ts';
import { slugify } from '../../catalog/slugify.ts';
import { upsertRows } from '../../database/sync-rows.ts';
import type { Tables } from '../../database/tables.ts';
import type { ImportOptions } from '../import-options.ts';
import type { ImportedProduct } from '../imported-product.ts';
import { findSwatch } from '../values/find-swatch.ts';

/** The color of a product without a choice of color; no filter lists it. */
const onlyColor = { code: 'ONE', slug: '', names: { en: 'One color', fr: 'Coloris unique', de: 'Eine Farbe' } };

const codeSpace = 36 ** 3;
const attempts = Array.from({ length: 40 }, (_, n) => n);

function createColorCode(name: string, attempt: number): string {
  const number = createHash('sha256').update(`${name}\n${attempt}`).digest().readUInt32BE() % codeSpace;
  return number.toString(36).toUpperCase().padStart(3, '0');
}

/** Codes of the products' colors by name. An existing color of the brand with the same name is reused. */
export async function assignColors(
  transaction: Transaction<Tables>,
  products: readonly ImportedProduct[],
  { sites, language }: ImportOptions,
): Promise<ReadonlyMap<string, string>> {
  const { brand } = sites[0];
  const names = [...new Set(products.flatMap(({ colors }) => colors.map(({ name }) => name)))];
  const known = await sql<{ code: string; name: string }>`select code, lower(names ->> ${language}) as name from colors
    where brand = ${brand} and slug <> '' and lower(names ->> ${language}) = any(${names.map((name) => name.toLowerCase())}::text[])
    order by position desc, code desc`.execute(transaction);
  const codes = new Map(known.rows.map(({ name, code }) => [name, code]));
  const unknown = names.filter((name) => name !== '' && !codes.has(name.toLowerCase()));
  const taken = await transaction
    .selectFrom('colors')
    .select('code')
    .where('brand', '=', brand)
    .where('code', '=', sql<string>`any(${unknown.flatMap((name) => attempts.map((n) => createColorCode(name.toLowerCase(), n)))}::text[])`)
    .execute();
  const used = new Set([onlyColor.code, ...taken.map(({ code }) => code)]);
  const rows = [{ brand, ...onlyColor, swatch: '#9a9a9a', position: 0 }];
  for (const name of unknown) {
    const key = name.toLowerCase();
    if (codes.has(key)) continue;
    const code = attempts.map((n) => createColorCode(key, n)).find((candidate) => !used.has(candidate));
    if (code === undefined) throw new Error(`[cairn] [import] no code is free for the color "${name}".`);
    used.add(code);
    codes.set(key, code);
    const translated = Object.fromEntries(languages.map((each) => [each, name])) as typeof onlyColor.names;
    rows.push({ brand, code, slug: slugify(name) || code.toLowerCase(), names: translated, swatch: findSwatch(name), position: 500 });
  }
  await upsertRows(transaction, 'colors', rows, { key: ['brand', 'code'] });
  return new Map(names.map((name) => [name, name === '' ? onlyColor.code : (codes.get(name.toLowerCase()) ?? onlyColor.code)]));
}
