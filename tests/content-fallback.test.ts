import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentKinds, parseDocumentPath, type DocumentPath } from '#backend/content/document-path.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { readContent } from './support/read-content.ts';
import { shopLocales } from './support/shop-locales.ts';

const store = readContent(createRecordingLog());
const published = globSync('content/**/*.json')
  .map((file) => parseDocumentPath(file.slice('content/'.length).replaceAll('\\', '/')))
  .filter((location) => location !== null && !location.isDraft) as readonly DocumentPath[];

const nameOf = ({ kind, name }: Pick<DocumentPath, 'kind' | 'name'>): string => `${kind}/${name}`;
const namesIn = (brand: string, folder: string): ReadonlySet<string> =>
  new Set(published.filter((one) => one.brand === brand && one.locale === folder).map(nameOf));

/** Editors and tests look at these; no shop links to them. */
const isForEditors = (name: string): boolean => name.startsWith('fragments/showcase/') || name === 'pages/sixty-blocks';

describe('what a locale lacks', () => {
  it.each(shopLocales)('is written in the language of $locale, for every page, part and article that $brand has', ({ brand, language }) => {
    const inEnglish = [...namesIn(brand, 'en')].filter((name) => !isForEditors(name));
    expect([...namesIn(brand, language)].filter((name) => !isForEditors(name)).toSorted()).toEqual(inEnglish.toSorted());
  });

  it.each(shopLocales)('is taken from its language and from nowhere else: $brand in $locale', ({ brand, locale, language }) => {
    const [own, general] = [namesIn(brand, locale), namesIn(brand, language)];
    const view = { brand, locale, mode: 'publish', at: new Date() } as const;
    const listed = documentKinds.flatMap((kind) => store.list(view, [kind]));
    const expected = [...general].map((name) => `${brand}/${own.has(name) ? locale : language}/${name}.json`);
    expect(listed.map(({ location }) => location.file).toSorted()).toEqual(expected.toSorted());
    expect(listed.map(({ location, page }) => store.find(view, [location.kind], page.slug))).toEqual(listed);
  });

  it('is the rule and its own document the exception: a locale replaces documents of its language, whole', () => {
    const ofLocales = published.filter(({ locale }) => locale.includes('-'));
    const strays = ofLocales.filter((one) => !namesIn(one.brand, one.locale.slice(0, 2)).has(nameOf(one)));
    expect(strays.map(({ file }) => file)).toEqual([]);
    expect(ofLocales.length).toBeGreaterThan(0);
  });

  it('is not there for a language that nobody writes', () => {
    const view = { brand: 'tarnfell', locale: 'it-it', mode: 'publish', at: new Date() } as const;
    expect([store.find(view, ['pages'], 'home'), store.list(view, documentKinds)]).toEqual([null, []]);
  });
});
