import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentKinds, parseDocumentPath, type DocumentPath } from '#backend/content/documents/document-path.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { readContent } from './support/read-content.ts';
import { shopLocales } from './support/shop-locales.ts';

const store = readContent(createRecordingLog());
const published = globSync('demo/content/**/*.json')
  .map((file) => parseDocumentPath(file.slice('demo/content/'.length).replaceAll('\\', '/')))
  .filter((location) => location !== null && !location.isDraft) as readonly DocumentPath[];

type Named = Pick<DocumentPath, 'kind' | 'name'>;
const getName = ({ kind, name }: Named): string => `${kind}/${name}`;
const getVersion = (location: DocumentPath): string => `${getName(location)}@${location.version}`;
const findNames = (brand: string, folder: string, name: (location: DocumentPath) => string = getName): ReadonlySet<string> =>
  new Set(published.filter((one) => one.brand === brand && one.locale === folder).map(name));

/** For editors and tests; no shop links to them. */
const isForEditors = (name: string): boolean => name.startsWith('fragments/showcase/');

describe('content fallback', () => {
  it.each(shopLocales)('has a document in the language of $locale, for every page, part and article of $brand', ({ brand, language }) => {
    const getVersions = (folder: string): string[] => [...findNames(brand, folder, getVersion)].filter((name) => !isForEditors(name));
    expect(getVersions(language).toSorted()).toEqual(getVersions('en').toSorted());
  });

  it.each(shopLocales)('uses the locale’s language and no other: $brand in $locale', ({ brand, locale, language }) => {
    const [own, general] = [findNames(brand, locale), findNames(brand, language)];
    const view = { brand, locale, mode: 'publish', at: new Date() } as const;
    const listed = documentKinds.flatMap((kind) => store.list(view, [kind]));
    const expected = [...general].map((name) => `${own.has(name) ? locale : language}/${name}`);
    expect(listed.map(({ location }) => `${location.locale}/${getName(location)}`).toSorted()).toEqual(expected.toSorted());
    expect(listed.map(({ location, page }) => store.find(view, [location.kind], page.slug))).toEqual(listed);
  });

  it('has documents of a locale only where its language has one', () => {
    const ofLocales = published.filter(({ locale }) => locale.includes('-'));
    const strays = ofLocales.filter((one) => !findNames(one.brand, one.locale.slice(0, 2)).has(getName(one)));
    expect(strays.map(({ file }) => file)).toEqual([]);
    expect(ofLocales.length).toBeGreaterThan(0);
  });

  it('has every version of its language’s document in a locale’s own', () => {
    const replaced = published.filter(({ locale, version }) => locale.includes('-') && version === '');
    const lacking = replaced.flatMap(({ brand, locale, kind, name }) =>
      published
        .filter((one) => one.brand === brand && one.locale === locale.slice(0, 2) && getName(one) === getName({ kind, name }))
        .filter((one) => !findNames(brand, locale, getVersion).has(getVersion(one)))
        .map(({ file }) => `${file} in ${locale}`),
    );
    expect(lacking).toEqual([]);
  });

  it('finds nothing for a language without documents', () => {
    const view = { brand: 'tarnfell', locale: 'it-it', mode: 'publish', at: new Date() } as const;
    expect([store.find(view, ['pages'], 'home'), store.list(view, documentKinds)]).toEqual([null, []]);
  });
});
