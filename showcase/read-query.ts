import { z } from 'zod';
import { LONGEST_TEST_CONTEXT, parseTestContext } from '#engine/resolve/test-context.ts';
import { audiences } from './audiences.ts';
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

/** The shop's name of the parameter. */
const TEST_CONTEXT = 'p13n_testcontext';

/**
 * Reads the controls from the address. Invalid values fall back to defaults; only the doc type is required.
 * @param defaultBrand Used if the address names no brand.
 */
export function readShowcaseQuery(search: URLSearchParams, sites: ShowcaseSites, defaultBrand = sites.defaultBrand): ShowcaseQuery {
  const { docType, layoutVariant, limit } = schema
    .catch({ docType: '', layoutVariant: '', limit: DEFAULT_LIMIT })
    .parse(Object.fromEntries(search));
  const brand =
    sites.brands.find(({ id }) => id === search.get('brand')) ?? sites.brands.find(({ id }) => id === defaultBrand) ?? sites.brands[0];
  const requested = search.get('locale') ?? '';
  const locale = brand?.locales.includes(requested) ? requested : (brand?.defaultLocale ?? 'en-us');
  const isSubmitted = search.has('docType');
  return {
    docType,
    layoutVariant,
    limit,
    brand: brand?.id ?? '',
    locale,
    ...readAudiences(search),
    ...readTestContext(search),
    isSubmitted,
    ...(isSubmitted && docType === '' ? { docTypeError: 'Doc type is required' } : {}),
  };
}

/** Reads `audiences=loggedin,cart-not-empty`, or a repeated parameter, as the form sends it. */
function readAudiences(search: URLSearchParams): Pick<ShowcaseQuery, 'audiences' | 'audiencesError'> {
  const requested = search
    .getAll('audiences')
    .flatMap((value) => value.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  const unknown = requested.filter((id) => !audiences.some((audience) => audience === id));
  return {
    audiences: audiences.filter((audience) => requested.includes(audience)),
    ...(unknown.length > 0 ? { audiencesError: `There is no audience ${unknown.map((id) => `"${id.slice(0, 80)}"`).join(', ')}` } : {}),
  };
}

function readTestContext(search: URLSearchParams): Pick<ShowcaseQuery, 'testContext' | 'testContextError'> {
  const testContext = (search.get(TEST_CONTEXT) ?? '').trim().slice(0, LONGEST_TEST_CONTEXT + 1);
  const isInvalid = testContext !== '' && parseTestContext(testContext) === undefined;
  return { testContext, ...(isInvalid ? { testContextError: 'The test context cannot be read, so it forces nothing' } : {}) };
}
