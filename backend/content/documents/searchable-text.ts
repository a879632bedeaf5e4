import { blockFields } from '#generated/content/fields.ts';
import type { Page } from '#generated/content/types.ts';
import { isRecord } from './is-record.ts';
import { isKnownType, walkBlocks } from './walk-blocks.ts';

/** Converts to lower case without accents, so that "Été" and "ete" match. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function getStrings(value: unknown, steps: readonly string[]): string[] {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (step === '*') return Array.isArray(value) ? value.flatMap((entry) => getStrings(entry, rest)) : [];
  return isRecord(value) ? getStrings(value[step], rest) : [];
}

const plain = ['title', 'subtitle', 'eyebrowText', 'caption'];
const removeTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

function getBodyText(page: Page): string[] {
  return [...walkBlocks(page.components)].flatMap(({ block }) => {
    const html = isKnownType(block.type) ? blockFields[block.type].html : [];
    const texts = plain.flatMap((field) => getStrings(block, [field]));
    return texts.concat(html.flatMap((path) => getStrings(block, path.split('.')).map(removeTags)));
  });
}

const cache = new WeakMap<Page, string>();

/** Title, subtitle, tags and body of an article, folded; cached for each version. */
export function getSearchableText(page: Page): string {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const { title = page.name, subtitle = '', eyebrow = '', tags = [] } = page.article ?? {};
  const text = foldText([title, subtitle, eyebrow, ...tags.map((tag) => tag.label), ...getBodyText(page)].join(' '));
  cache.set(page, text);
  return text;
}

/** Returns a predicate for pages that contain every word of the query; an empty query matches all. */
export function createMatcher(query: string): (page: Page) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return (page) => words.every((word) => getSearchableText(page).includes(word));
}
