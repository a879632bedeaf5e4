import type { Page } from '#generated/content/types.ts';
import type { ArticleLink } from '#generated/openapi/products.ts';
import type { Clock } from '../ports.ts';
import type { ContentStore } from './content-store.ts';
import { foldText, getSearchableText } from './documents/searchable-text.ts';
import type { StoredDocument } from './documents/stored-document.ts';

/** A search, as folded words. */
export interface ArticleSearch {
  readonly shop: { readonly site: { readonly brand: string }; readonly locale: string };
  readonly words: readonly string[];
  /** Words for topics of help. */
  readonly about: readonly string[];
  readonly limit: number;
}

/** Score of a word by its location. */
const scores = { address: 8, title: 6, tag: 4, summary: 3, body: 1 } as const;
const shortestBeginning = 3;

interface IndexedArticle {
  readonly link: ArticleLink;
  readonly date: string;
}

interface ArticleIndex {
  readonly articles: readonly IndexedArticle[];
  /** Indexes and scores of the articles that contain a word, by word. */
  readonly places: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** All words in alphabetical order. */
  readonly words: readonly string[];
}

const getWords = (text: string): string[] =>
  foldText(text)
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** True for pages that a search may find: articles and pages of the site tree. */
const isSearchable = ({ location: { kind }, page }: StoredDocument): boolean =>
  kind === 'articles' || (page.type === 'page' && page.pageType === 'other' && page.parent !== undefined);

function linkTo(document: StoredDocument): ArticleLink {
  const { page } = document;
  const isArticle = document.location.kind === 'articles';
  const excerpt = page.article?.subtitle ?? page.seo?.description;
  return {
    id: page.id,
    kind: isArticle ? 'journal' : 'help',
    title: page.article?.title ?? page.seo?.title ?? page.name,
    ...(excerpt && { excerpt }),
    url: page.article?.url ?? `/${page.slug}`,
  };
}

function getTexts(page: Page, { title, excerpt = '' }: ArticleLink): readonly (readonly [text: string, worth: number])[] {
  return [
    [page.slug, scores.address],
    [title, scores.title],
    [(page.article?.tags ?? []).map(({ label }) => label).join(' '), scores.tag],
    [excerpt, scores.summary],
    [getSearchableText(page), scores.body],
  ];
}

function buildIndex(documents: readonly StoredDocument[]): ArticleIndex {
  const places = new Map<string, Map<number, number>>();
  const articles = documents.filter(isSearchable).map((document, place): IndexedArticle => {
    const link = linkTo(document);
    for (const [text, worth] of getTexts(document.page, link)) {
      for (const word of getWords(text)) {
        const known = places.get(word) ?? new Map<number, number>();
        known.set(place, Math.max(known.get(place) ?? 0, worth));
        places.set(word, known);
      }
    }
    return { link, date: document.page.article?.date ?? '' };
  });
  return { articles, places, words: [...places.keys()].sort() };
}

/** The index of the first word that is not before a text. */
function findInsertionIndex(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts after every letter of folded words. */
const behindAll = '{';

/** Words of the index that start with a word, including itself. */
function findCompletions({ words, places }: ArticleIndex, word: string): readonly string[] {
  if (word.length < shortestBeginning) return places.has(word) ? [word] : [];
  return words.slice(findInsertionIndex(words, word), findInsertionIndex(words, word + behindAll));
}

/** Scores the articles that contain all of some words. */
function scoreAll(index: ArticleIndex, words: readonly string[]): Map<number, number> {
  let scores: Map<number, number> | undefined;
  for (const word of words) {
    const found = new Map<number, number>();
    for (const known of findCompletions(index, word)) {
      const factor = known === word ? 1 : 0.75;
      for (const [place, worth] of index.places.get(known) ?? []) found.set(place, Math.max(found.get(place) ?? 0, worth * factor));
    }
    const before = scores;
    scores =
      before === undefined
        ? found
        : new Map([...found].flatMap(([place, worth]) => (before.has(place) ? [[place, worth + (before.get(place) ?? 0)]] : [])));
  }
  return scores ?? new Map<number, number>();
}

/** Minimum score; excludes pages that only mention the words in their text. */
const minScores: Readonly<Record<ArticleLink['kind'], number>> = { help: scores.title * 0.75, journal: scores.summary * 0.75 };

/** Finds help pages and articles for searches in a shop, with an index for each list of the store. */
export function createArticleFinder({ store, clock }: { readonly store: ContentStore; readonly clock: Clock }) {
  const known = new WeakMap<readonly StoredDocument[], ArticleIndex>();
  return ({ shop, words, about, limit }: ArticleSearch): readonly ArticleLink[] => {
    const list = store.list({ brand: shop.site.brand, locale: shop.locale, mode: 'publish', at: clock.now() }, ['pages', 'articles']);
    const index = known.get(list) ?? buildIndex(list);
    known.set(list, index);
    const scores = new Map<number, number>();
    for (const [place, score] of scoreAll(index, words)) {
      const article = index.articles[place];
      if (article && score >= minScores[article.link.kind] * words.length) scores.set(place, score);
    }
    for (const topic of about.map(getWords)) {
      for (const [place, score] of scoreAll(index, topic)) {
        if (index.articles[place]?.link.kind === 'help' && score >= minScores.help * topic.length)
          scores.set(place, (scores.get(place) ?? 0) + score * 2);
      }
    }
    return [...scores]
      .flatMap(([place, score]) => {
        const article = index.articles[place];
        return article ? { ...article, score } : [];
      })
      .toSorted((a, b) => b.score - a.score || (a.date < b.date ? 1 : -1))
      .slice(0, limit)
      .map(({ link }) => link);
  };
}
