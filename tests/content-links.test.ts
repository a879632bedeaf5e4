import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#demo/seeds/catalog/build-catalog.ts';
import { screens } from '#storefront/screens/index.ts';

interface LinkLocation {
  readonly file: string;
  readonly brand: string;
  /** "fr", or "fr-ca" for a document of one locale. */
  readonly locale: string;
}
interface Link extends LinkLocation {
  readonly pointer: string;
  readonly href: string;
}

const rows = buildCatalog();
const getBrand = new Map([...rows.categories, ...rows.styles].map(({ id, brand }) => [id, brand]));
const slugs = new Map<string, unknown>([
  ...rows.category_texts.map(({ category_id, language, slug }) => [`/c/ ${String(language)} ${String(category_id)}`, slug] as const),
  ...rows.style_texts.map(({ style_id, language, slug }) => [`/p/ ${String(language)} ${String(style_id)}`, slug] as const),
]);
/** Pages of the host itself. */
const OWN = new Set([...Object.values(screens).map(({ path }) => `/${path}`), '/location-selector']);

const files: readonly LinkLocation[] = globSync('demo/content/*/*/**/*.json').map((file) => {
  const [, , brand = '', locale = ''] = file.split('/');
  return { file, brand, locale };
});
const documents = new Map(files.map(({ file }) => [file, JSON.parse(readFileSync(file, 'utf8')) as unknown]));
const texts = new Map(files.map(({ file }) => [file, readFileSync(file, 'utf8')]));

/** Collects every string below a key that holds an address, and every address in rich text. */
function findLinks(location: LinkLocation, value: unknown, pointer = ''): Link[] {
  if (typeof value === 'string') {
    const isAddress = /\/(?:url|href|link)$/.test(pointer);
    const found = isAddress ? [value] : [...value.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    return found.map((href) => ({ ...location, pointer, href }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => findLinks(location, child, `${pointer}/${key}`));
}

/** Finds the file of a slug: in the locale's own folder, then in its language's. */
function findFile({ brand, locale }: LinkLocation, slug: string): string | undefined {
  const folders = [locale, locale.slice(0, 2)];
  const kinds = slug.startsWith('articles/') ? [slug] : [`pages/${slug}`];
  return folders
    .flatMap((folder) => kinds.map((kind) => `demo/content/${brand}/${folder}/${kind}.json`))
    .find((file) => documents.has(file));
}

/** Describes the fault of a link; undefined when its target exists. */
function findFault(link: Link): string | undefined {
  const { brand, locale, href } = link;
  if (!href.startsWith('/') || href.startsWith('/media/')) return undefined;
  const { pathname, hash } = new URL(href, 'http://shop.local');
  const match = /^(\/[cp]\/)(.*)-([A-Z0-9]+)$/.exec(pathname);
  if (match) {
    const [, kind = '', slug, id = ''] = match;
    if (getBrand.get(id) !== brand) return `${brand} has no ${kind === '/c/' ? 'category' : 'style'} "${id}"`;
    const right = slugs.get(`${kind} ${locale.slice(0, 2)} ${id}`);
    return right === slug ? undefined : `"${slug}" should be "${String(right)}" in this language`;
  }
  if (OWN.has(pathname)) return undefined;
  const file = findFile(link, pathname.slice(1));
  if (file === undefined) return 'leads to no page';
  return hash === '' || texts.get(file)?.includes(`"id": "${hash.slice(1)}"`) ? undefined : `${file} has no block "${hash.slice(1)}"`;
}

describe('the links of the content', () => {
  it('lead to existing pages, categories and products, under their names in the language', () => {
    const links = files.flatMap((location) => findLinks(location, documents.get(location.file)));
    const dead = links.flatMap((link) => {
      const fault = findFault(link);
      return fault === undefined ? [] : [`${link.file}${link.pointer}: ${link.href} ${fault}`];
    });
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(100);
  });

  it.each(['tarnfell', 'solvane'])('lead to categories that are sold, in menu, home page and footer of %s', (brand) => {
    for (const file of ['menus/main', 'pages/home', 'footers/main'])
      for (const language of ['en', 'fr', 'de'])
        expect(texts.get(`demo/content/${brand}/${language}/${file}.json`)).toMatch(/"url": "\/c\//);
  });

  it.each(['tarnfell', 'solvane'])('recommend from categories that %s has', (brand) => {
    const { recommendations } = JSON.parse(readFileSync(`demo/content/${brand}/experiments.json`, 'utf8')) as {
      readonly recommendations: readonly { readonly strategy: { readonly categoryId?: string } }[];
    };
    const ids = recommendations.flatMap(({ strategy }) => strategy.categoryId ?? []);
    expect(ids.filter((id) => getBrand.get(id) !== brand)).toEqual([]);
  });

  it('filter by existing categories and products', () => {
    const canvases = files.filter(({ file }) => /\/(?:categories|products)\//.test(file));
    const strays = canvases.filter(({ file, brand }) => {
      const id = (file.split('/').at(-1) ?? '').replace('.json', '').toUpperCase();
      return id !== 'DEFAULT' && getBrand.get(id) !== brand;
    });
    expect(strays.map(({ file }) => file)).toEqual([]);
    expect(canvases.length).toBeGreaterThan(0);
  });
});
