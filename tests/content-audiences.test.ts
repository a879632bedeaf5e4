import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('demo/content/*/*/{pages,fragments,popups}/*.json');

/** Words that address an audience, and the segments that may see them. */
const audiences: readonly (readonly [words: RegExp, segments: readonly string[]])[] = [
  [/^(?:Members|Membres|Mitglieder)\b/u, ['loyalty-loggedin']],
  [/\b(?:your associate discount|votre remise du personnel|dein mitarbeiterrabatt)\b/iu, ['employee-loggedin']],
];
/** Employees who have not accepted the terms have no discount yet. */
const PROMISE = /associate discount is|remise du personnel vous attend|mitarbeiterrabatt ist/iu;

interface Text {
  readonly file: string;
  readonly text: string;
  readonly segment: string;
}

/** Every title and text of a document with the segment that sees it, "all" outside segments. */
function findTexts(file: string, value: unknown, segment = 'all'): Text[] {
  if (Array.isArray(value)) return value.flatMap((one) => findTexts(file, one, segment));
  if (typeof value !== 'object' || value === null) return [];
  const isSegment = 'targets' in value && 'id' in value && !('type' in value);
  const shownTo = isSegment ? String(value.id) : segment;
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' && (key === 'title' || key === 'text')
      ? [{ file, text: child, segment: shownTo }]
      : findTexts(file, child, shownTo),
  );
}

const texts = files.flatMap((file) => findTexts(file, JSON.parse(readFileSync(file, 'utf8'))));

it.each(audiences)('texts with %s are shown to %s alone', (words, segments) => {
  const addressed = texts.filter(({ file, text }) => words.test(text) && !file.includes('associate-discount-terms'));
  expect(addressed.length).toBeGreaterThan(0);
  expect(addressed.filter(({ segment }) => !segments.includes(segment))).toEqual([]);
});

it('no text promises a discount that starts only after its terms are accepted', () => {
  expect(texts.filter(({ text }) => PROMISE.test(text))).toEqual([]);
});
