import { languages, type Language, type LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import type { CatalogRows } from './catalog-rows.ts';
import { categories } from './categories.ts';
import { slugify } from '#backend/catalog/slugify.ts';

type Brand = keyof typeof categories;

/** Comma-separated terms that redirect to a page; a category by its id, as its address differs by language. */
interface SeedTerm {
  readonly terms: LocalizedText;
  readonly url: string | Readonly<Record<Brand, string>>;
}

const sale = { tarnfell: '2900', solvane: '6900' };
const news = { tarnfell: '2800', solvane: '6800' };

const seedTerms: readonly SeedTerm[] = [
  { terms: { en: 'sale, sales, clearance', fr: 'soldes, promotions', de: 'Sale, Ausverkauf, Schnäppchen' }, url: sale },
  { terms: { en: 'new, new in, new arrivals', fr: 'nouveautés, nouveauté', de: 'Neu, Neuheiten' }, url: news },
  {
    terms: { en: 'gift card, gift voucher', fr: 'carte cadeau, chèque cadeau', de: 'Geschenkkarte, Gutschein, Geschenkgutschein' },
    url: '/gift-card',
  },
  { terms: { en: 'returns, return', fr: 'retours, retourner', de: 'Rückgabe, Retoure, Rücksendung' }, url: '/help/returns/how-to-return' },
  {
    terms: { en: 'stores, store locator, store finder', fr: 'boutiques, magasins', de: 'Stores, Läden, Filialen, Filialfinder' },
    url: '/store-locator',
  },
  {
    terms: { en: 'contact, contact us, customer service', fr: 'contact, service client', de: 'Kontakt, Kundenservice' },
    url: '/contact-us',
  },
  { terms: { en: 'club, loyalty program', fr: 'club, programme de fidélité', de: 'Club, Treueprogramm' }, url: '/club' },
];

function getUrl(url: SeedTerm['url'], brand: Brand, language: Language): string {
  if (typeof url === 'string') return url;
  const category = categories[brand].find(({ id }) => id === url[brand]);
  if (!category) throw new Error(`${brand} has no category ${url[brand]}`);
  return `/c/${slugify(category.name[language])}-${category.id}`;
}

/** Terms that redirect a search, by brand and language. */
export function addSearchTerms(rows: CatalogRows): void {
  for (const brand of ['tarnfell', 'solvane'] as const) {
    for (const language of languages) {
      for (const { terms, url } of seedTerms) {
        for (const term of terms[language].split(', '))
          rows.search_terms.push({ brand, language, term, url: getUrl(url, brand, language) });
      }
    }
  }
}
