import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { buildListingIndex, type IndexedListing } from '../listing-index/build-listing-index.ts';
import { yieldInBatches } from '../listing-index/yield-in-batches.ts';
import { stockedPrefix } from '../listing-index/listing-index.ts';
import type { ListingText } from '../listing-index/listing-words.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { createShopContext, shopSites, type ShopContext } from '../../sites/shop-site.ts';
import { buildCard, type SoldStyle } from './build-card.ts';
import { buildFacets, type FacetEntry } from './build-facets.ts';
import { foldText, getTrigrams } from './fold-text.ts';
import { getPrices, readCategoryNames, readListedStyles, getText, type ListedStyle } from './read-catalog.ts';
import { searchKeywords } from './search-keywords.ts';
import { createWordWriter } from './write-words.ts';

/** Returns one string for all equal ones, because the listings of a large catalog repeat a few tokens millions of times. */
type Share = (text: string) => string;

function createShare(): Share {
  const shared = new Map<string, string>();
  return (text) => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
}

/** Data of a shop, collected while all of its styles pass. */
interface ShopListing {
  readonly shop: ShopContext;
  readonly listings: IndexedListing[];
  readonly facets: Map<string, FacetEntry & { uses: number }>;
  readonly words: Map<string, number>;
  readonly share: Share;
}

/** The searchable text of a style. */
export function createListingText({ style, text, language }: SoldStyle, facets: readonly FacetEntry[]): Omit<ListingText, 'position'> {
  const labels = facets.filter(({ token }) => /^(?:category|color|kind|feature)=/.test(token)).map(({ label }) => label);
  const ids = [style.id, ...style.colors.map(({ code }) => style.id + code)];
  const keywords = searchKeywords[style.kind]?.[language] ?? '';
  const rest = [
    keywords,
    text.tagline,
    text.description,
    ...text.features,
    ...labels,
    ...style.colors.map(({ names }) => names?.[language] ?? ''),
    ...ids,
  ];
  return { name: foldText(`${text.name} ${text.kind_label}`), rest: foldText(rest.join(' ')) };
}

function countWords(uses: Map<string, number>, { name, rest }: Omit<ListingText, 'position'>): void {
  for (const word of new Set([...name.split(' '), ...rest.split(' ')]))
    if (/^[a-z]{3,}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
}

/** Number of listings per batch; takes a few milliseconds. */
const batchSize = 50;
const wordBatchSize = 2000;

const getShopKey = ({ site, language }: ShopContext): { readonly site_id: string; readonly language: string } => ({
  site_id: site.id,
  language,
});

/** Adds the listing of a style as a table row; returns null if the shop does not sell it. */
function addListing(
  { shop, listings, facets: known, words: uses, share }: ShopListing,
  style: ListedStyle,
  names: ReadonlyMap<string, string>,
) {
  const text = getText(style, shop);
  const prices = getPrices(style, shop.site.id);
  if (style.brand !== shop.site.brand || !text || prices.size === 0) return null;
  const sold = { ...shop, style, text, prices };
  const facets = buildFacets(sold, names);
  for (const facet of facets) known.set(facet.token, { ...facet, uses: (known.get(facet.token)?.uses ?? 0) + 1 });
  const words = createListingText(sold, facets);
  countWords(uses, words);
  const stocked = (style.stocked?.[shop.site.id] ?? []).map((size) => share(`${stockedPrefix}size=${size}`));
  const tokens = facets.map(({ token }) => share(token));
  const sorted = {
    style_id: style.id,
    facets: tokens,
    current_minor: [...prices.values()][0]?.currentMinor ?? 0,
    rank: style.rank,
    released_on: share(style.released_on),
    rating_score: style.rating_score ?? 0,
  };
  const position = listings.push({ ...sorted, facets: [...tokens, ...stocked], category_id: share(style.category_id) }) - 1;
  return { row: { ...getShopKey(shop), ...sorted, card: buildCard(sold) }, text: { position, ...words } };
}

async function writeListings(transaction: Transaction<Tables>, { shop, listings, facets, words }: ShopListing): Promise<void> {
  const key = getShopKey(shop);
  const facetRows = [...facets.values()].map((facet) => ({ ...key, ...facet }));
  await insertRows(transaction, 'facet_values', facetRows);
  for await (const some of yieldInBatches([...words], wordBatchSize)) {
    const wordRows = some.map(([word, count]) => ({ ...key, word, trigrams: getTrigrams(word), uses: count }));
    await insertRows(transaction, 'search_words', wordRows);
  }
  await transaction
    .insertInto('listing_indexes')
    .values({ ...key, ...(await buildListingIndex(listings, randomUUID())) })
    .execute();
}

/** Rebuilds the read model of category and search pages for every site in each of its languages. */
export async function rebuildListings(transaction: Transaction<Tables>): Promise<void> {
  const names = await readCategoryNames(transaction);
  for (const table of ['listings', 'listing_indexes', 'listing_words', 'facet_values', 'search_words'] as const) {
    await transaction.deleteFrom(table).execute();
  }
  const share = createShare();
  const listingsByShop = shopSites.flatMap((site) =>
    site.languages.map((language): ShopListing => ({
      shop: createShopContext(site, language),
      listings: [],
      facets: new Map(),
      words: new Map(),
      share,
    })),
  );
  const words = await createWordWriter(transaction);
  for await (const styles of readListedStyles(transaction)) {
    for (const shopListing of listingsByShop) {
      const listed: NonNullable<ReturnType<typeof addListing>>[] = [];
      for await (const some of yieldInBatches(styles, batchSize)) {
        listed.push(...some.flatMap((style) => addListing(shopListing, style, names) ?? []));
      }
      const rows = listed.map(({ row }) => row);
      const texts = listed.map(({ text }) => text);
      await insertRows(transaction, 'listings', rows);
      await words.add(shopListing.shop, texts);
    }
  }
  await words.write();
  for (const shopListing of listingsByShop) await writeListings(transaction, shopListing);
}
