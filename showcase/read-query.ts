import { z } from 'zod';
import { limits, type ShowcaseQuery, type ShowcaseSites } from './query.ts';

const DEFAULT_LIMIT = 20;

const schema = z.object({
  docType: z.string().trim().max(80).default(''),
  layoutVariant: z.string().trim().max(80).catch('').default(''),
  limit: z.coerce
    .number()
    .pipe(z.literal([...limits]))
    .catch(DEFAULT_LIMIT)
    .default(DEFAULT_LIMIT),
});

/** Reads the controls from the address. What cannot be read falls back; only the doc type is required. */
export function readShowcaseQuery(search: URLSearchParams, sites: ShowcaseSites): ShowcaseQuery {
  const { docType, layoutVariant, limit } = schema
    .catch({ docType: '', layoutVariant: '', limit: DEFAULT_LIMIT })
    .parse(Object.fromEntries(search));
  const brand =
    sites.brands.find(({ id }) => id === search.get('brand')) ??
    sites.brands.find(({ id }) => id === sites.defaultBrand) ??
    sites.brands[0];
  const requested = search.get('locale') ?? '';
  const locale = brand?.locales.includes(requested) ? requested : (brand?.defaultLocale ?? 'en-us');
  const isAsked = search.has('docType');
  return {
    docType,
    layoutVariant,
    limit,
    brand: brand?.id ?? '',
    locale,
    isAsked,
    ...(isAsked && docType === '' ? { docTypeError: 'Doc type is required' } : {}),
  };
}
