import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { shopIn, shopSites, type ShopContext } from '../../sites/shop-site.ts';
import { buildCard, type SoldStyle } from './build-card.ts';
import { buildFacets, type FacetEntry } from './build-facets.ts';
import { foldText, trigramsOf } from './fold-words.ts';
import { pricesIn, readCategoryNames, readListedStyles, textIn, type ListedStyle } from './read-catalogue.ts';
import { searchKeywords } from './search-keywords.ts';

type Row = Record<string, unknown>;

interface Book {
  readonly listings: Row[];
  readonly facets: Row[];
  readonly words: Row[];
}

/** What a search finds a style by: its name before the bar, the rest after it. */
function wordsOf({ style, text, language }: SoldStyle, facets: readonly FacetEntry[]): string {
  const labels = facets.filter(({ token }) => /^(?:category|color|kind|feature)=/.test(token)).map(({ label }) => label);
  const ids = [style.id, ...style.colours.map(({ code }) => style.id + code)];
  const keywords = searchKeywords[style.kind]?.[language] ?? '';
  const rest = [
    keywords,
    text.tagline,
    text.description,
    ...text.features,
    ...labels,
    ...style.colours.map(({ names }) => names?.[language] ?? ''),
    ...ids,
  ];
  return `${foldText(`${text.name} ${text.kind_label}`)} | ${foldText(rest.join(' '))}`;
}

function countWords(uses: Map<string, number>, words: string): void {
  for (const word of new Set(words.split(' '))) if (/^[a-z]{3,}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
}

function addShop(book: Book, shop: ShopContext, styles: readonly ListedStyle[], names: ReadonlyMap<string, string>): void {
  const known = new Map<string, FacetEntry & { uses: number }>();
  const uses = new Map<string, number>();
  const { site, language } = shop;
  const key = { site_id: site.id, language };
  for (const style of styles) {
    const text = textIn(style, language);
    const prices = pricesIn(style, site.id);
    if (style.brand !== site.brand || !text || prices.size === 0) continue;
    const sold = { ...shop, style, text, prices };
    const facets = buildFacets(sold, names);
    for (const facet of facets) known.set(facet.token, { ...facet, uses: (known.get(facet.token)?.uses ?? 0) + 1 });
    const words = wordsOf(sold, facets);
    countWords(uses, words);
    book.listings.push({
      ...key,
      style_id: style.id,
      card: buildCard(sold),
      facets: facets.map(({ token }) => token),
      current_minor: [...prices.values()][0]?.currentMinor ?? 0,
      rank: style.rank,
      released_on: style.released_on,
      rating_score: style.rating_score ?? 0,
      words,
    });
  }
  for (const facet of known.values()) book.facets.push({ ...key, ...facet });
  for (const [word, count] of uses) book.words.push({ ...key, word, trigrams: trigramsOf(word), uses: count });
}

/** Writes the read model of category and search pages anew from the catalogue's tables, for every site in each of its languages. */
export async function rebuildListings(transaction: Transaction<Tables>): Promise<void> {
  const styles = await readListedStyles(transaction);
  const names = await readCategoryNames(transaction);
  const book: Book = { listings: [], facets: [], words: [] };
  for (const site of shopSites) for (const language of site.languages) addShop(book, shopIn(site, language), styles, names);
  for (const table of ['listings', 'facet_values', 'search_words'] as const) await transaction.deleteFrom(table).execute();
  await insertRows(transaction, 'listings', book.listings);
  await insertRows(transaction, 'facet_values', book.facets);
  await insertRows(transaction, 'search_words', book.words);
}
