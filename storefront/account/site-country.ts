import { getCountryList } from '#generated/calls/get-country-list.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { AccountContext } from './account-context.ts';

/** The countries of the shop, and the site's country, whose formats apply to numbers and codes. */
export async function loadCountries({
  request,
  session,
}: AccountContext): Promise<{ readonly countries: readonly Country[]; readonly country: Country }> {
  const { countries } = await getCountryList(session.calls);
  const country = countries.find(({ code }) => code === request.site.country) ?? countries[0];
  if (!country) throw new Error('[cairn] [account] the shop has no country');
  return { countries, country };
}
