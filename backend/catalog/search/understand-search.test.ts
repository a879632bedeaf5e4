import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createShopContext, shopSites, type ShopContext, type ShopLanguage } from '../../sites/shop-site.ts';
import { kinds } from '../labels/kinds.ts';
import type { FacetLabel, SiteCatalog } from '../listings/site-catalog.ts';
import { buildLexicon } from './lexicon.ts';
import { tokenizeSearch } from './tokenize-search.ts';
import { parseSearch } from './understand-search.ts';

const colors = { ember: '#c4552c', night: '#202b38', spruce: '#24493f' };
const features = ['waterproof', 'insulated', 'lightweight', 'merino'];

function siteCatalogIn(language: ShopLanguage): SiteCatalog {
  const label = (text: string, swatch: string | null = null): FacetLabel => ({ label: text, swatch });
  const category = (id: string, name: string, slug: string) => ({ id, parentId: null, name, slug, description: null, count: 3 });
  return {
    categories: [category('2900', 'Sale', 'sale'), category('1110', language === 'de' ? 'Damenjacken' : 'Women’s jackets', 'women')],
    labels: new Map([
      ...Object.entries(kinds).map(([id, { plural }]) => [`kind=${id}`, label(plural[language])] as const),
      ...['men', 'women', 'kids', 'unisex'].map((gender) => [`gender=${gender}`, label(gender)] as const),
      ...Object.entries(colors).map(([slug, swatch]) => [`color=${slug}`, label(slug, swatch)] as const),
      ...features.map((id) => [`feature=${id}`, label(id)] as const),
    ]),
    redirects: [],
  };
}

const shops: Readonly<Record<string, ShopContext>> = Object.fromEntries(
  (
    [
      ['us', 'TARNFELL-US', 'en'],
      ['gb', 'TARNFELL-GB', 'en'],
      ['ca', 'TARNFELL-CA', 'fr'],
      ['de', 'TARNFELL-DE', 'de'],
    ] as const
  ).map(([name, id, language]) => [name, createShopContext(shopSites.find((site) => site.id === id) as ShopContext['site'], language)]),
);

/** Formats the interpretation of a search, e.g. `kind=boot size=100 "kestrel"`. */
function understood(search: string, country: string): string {
  const shop = shops[country] as ShopContext;
  const lexicon = buildLexicon(shop.language, siteCatalogIn(shop.language));
  const { segments, texts, occasions, help } = parseSearch(tokenizeSearch(search, shop.language), lexicon, shop);
  return [
    ...segments.map(({ kind, tokens, step }) => (step ? `price=${step.low}-${step.high ?? ''}` : tokens.join('|') || `${kind}=none`)),
    ...occasions.map(() => 'occasion'),
    ...help.map((about) => `help=${about}`),
    ...texts.map(({ word }) => `"${word}"`),
  ].join(' ');
}

describe('understandSearch', () => {
  it.each([
    ['us', 'red hat', 'color=ember kind=beanie|kind=cap'],
    ['us', 'ember beanie', 'color=ember kind=beanie'],
    ['us', 'navy socks', 'color=night kind=socks'],
    ['de', 'rote Mützen', 'color=ember kind=beanie'],
    ['ca', 'bonnet rouge', 'kind=beanie color=ember'],
  ])('reads colors by their family: %s, %s', (country, search, expected) => expect(understood(search, country)).toBe(expected));

  it.each([
    ['us', 'size 10 boots', 'size=100 kind=boot'],
    ['us', "women's boots 8", 'gender=women kind=boot size=065'],
    ['gb', 'boots size 9', 'kind=boot size=100'],
    ['us', 'boots EU 42', 'kind=boot size=085'],
    ['us', 'UK9 boots', 'size=100 kind=boot'],
    ['de', 'Wanderschuhe Größe 42,5', 'kind=boot|kind=trail-shoe size=090'],
    ['ca', 'bottes taille 40', 'kind=boot size=070'],
    ['us', 'trousers W32', 'kind=trousers size=W32'],
    ['us', 'kids fleece age 8', 'gender=kids kind=fleece size=Y08'],
    ['de', 'Kinderjacke 116', 'gender=kids kind=jacket-shell|kind=jacket-insulated size=Y06'],
    ['us', 'fleece xl', 'kind=fleece size=XL'],
    ['us', 'boots size 55', 'kind=boot size=none'],
  ])('reads sizes as the country writes them: %s, %s', (country, search, expected) => expect(understood(search, country)).toBe(expected));

  it.each([
    ['us', 'men shell jacket medium', 'gender=men kind=jacket-shell size=M'],
    ['us', "women's jackets", 'gender=women kind=jacket-shell|kind=jacket-insulated'],
    ['de', 'Damenjacken', 'gender=women kind=jacket-shell|kind=jacket-insulated'],
    ['de', 'Damenwanderschuhe', 'gender=women kind=boot|kind=trail-shoe'],
    ['ca', 'veste d’hiver femme', 'kind=jacket-insulated gender=women'],
  ])('reads audiences, also in compounds: %s, %s', (country, search, expected) => expect(understood(search, country)).toBe(expected));

  it.each([
    ['us', 'sneakers', 'kind=sneaker-low|kind=sneaker-high'],
    ['us', 'back pack', 'kind=pack-day|kind=pack-trek'],
    ['us', 'waterproof boots', 'feature=waterproof kind=boot'],
    ['ca', 'imperméable', 'kind=jacket-shell'],
    ['ca', 'chaussures imperméables', 'kind=boot|kind=trail-shoe|kind=sneaker-low|kind=sneaker-high|kind=runner feature=waterproof'],
    ['de', 'Regenjacken', 'kind=jacket-shell'],
    ['us', 'hiking', 'occasion'],
    ['us', 'sale jackets', 'category=2900 kind=jacket-shell|kind=jacket-insulated'],
  ])('reads synonyms and features: %s, %s', (country, search, expected) => expect(understood(search, country)).toBe(expected));

  it.each([
    ['us', 'jackets under $100', 'kind=jacket-shell|kind=jacket-insulated price=0-100'],
    ['us', 'socks between 10 and 20 dollars', 'kind=socks price=10-20'],
    ['de', 'Rucksack bis 99,90 €', 'kind=pack-day|kind=pack-trek price=0-99.9'],
    ['ca', 'bonnet à moins de 50 $', 'kind=beanie price=0-50'],
    ['us', 'beanie over 30', 'kind=beanie price=30-'],
  ])('reads prices: %s, %s', (country, search, expected) => expect(understood(search, country)).toBe(expected));

  it('searches volumes, names and unknown words in texts', () => {
    expect(understood('45l pack', 'us')).toBe('kind=pack-day|kind=pack-trek "45"');
    expect(understood('the kestrel', 'us')).toBe('"kestrel"');
    expect(understood('to the', 'us')).toBe('"to" "the"');
  });

  it.each([
    ['us', 'return policy'],
    ['de', 'Rückgaberecht'],
    ['ca', 'politique de retour'],
  ])('recognizes a question for help: %s, %s', (country, search) => expect(understood(search, country)).toBe('help=returns'));

  it('parses any text in a few milliseconds', () => {
    const lexicons = Object.values(shops).map((shop) => ({ shop, lexicon: buildLexicon(shop.language, siteCatalogIn(shop.language)) }));
    const words = fc.constantFrom(
      'size',
      '10',
      'under',
      '$',
      'red',
      'Größe',
      'entre',
      'l',
      'W',
      'EU',
      '42,5',
      'Jacke',
      '’',
      'd’',
      '0',
      '\u0301',
      'ß',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 20 }).map((all) => all.join(' ')),
    );
    const started = performance.now();
    const runs = 300;
    fc.assert(
      fc.property(text, fc.constantFrom(...lexicons), (search, { shop, lexicon }) => {
        const tokens = tokenizeSearch(search, shop.language);
        const { segments, texts } = parseSearch(tokens, lexicon, shop);
        expect([...segments.flatMap((segment) => segment.words), ...texts].every((token) => tokens.includes(token))).toBe(true);
      }),
      { numRuns: runs },
    );
    expect((performance.now() - started) / runs).toBeLessThan(20);
  });
});
