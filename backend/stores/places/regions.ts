import { countries } from '#validation/countries/countries.ts';
import { foldName } from './fold-name.ts';

/** A state or province, or a whole country if the region is null. */
export interface NamedRegion {
  readonly country: string;
  readonly region: string | null;
}

const searched = new Set(['US', 'CA', 'GB', 'DE']);
const languages = ['en', 'fr', 'de'] as const;
const otherNames: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'u s', 'america'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales'],
};

let byName: ReadonlyMap<string, readonly NamedRegion[]> | undefined;

/**
 * Regions and countries with a name or code as written after a city; empty for none.
 * @param name Folded
 */
export function findRegions(name: string): readonly NamedRegion[] {
  byName ??= readNames();
  return byName.get(name) ?? [];
}

function readNames(): ReadonlyMap<string, readonly NamedRegion[]> {
  const names = new Map<string, NamedRegion[]>();
  const add = (name: string, named: NamedRegion): void => {
    const key = foldName(name);
    const known = names.get(key) ?? [];
    if (!known.some(({ country, region }) => country === named.country && region === named.region)) names.set(key, [...known, named]);
  };
  for (const { code: country, regions } of countries.filter(({ code }) => searched.has(code))) {
    for (const name of [country, ...(otherNames[country] ?? [])]) add(name, { country, region: null });
    for (const language of languages)
      add(new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country, { country, region: null });
    for (const region of regions)
      for (const name of [region.code, region.en, ...languages.map((language) => region[language] ?? region.en)])
        add(name, { country, region: region.code });
  }
  return names;
}
