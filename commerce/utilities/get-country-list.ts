import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

/** Countries with their regions, masks and the fields of an address, in the language of the call. */
export function getCountryList(calls: Calls, signal?: AbortSignal) {
  return dataOf('getCountryList', calls.GET('/consumers-v3/utilities/countryList', { signal }));
}

/** Countries do not change while a shopper shops. */
export function getCountryListQueryOptions(calls: Calls) {
  return queryOptions({ queryKey: keys.countries, queryFn: ({ signal }) => getCountryList(calls, signal), staleTime: Infinity });
}

export function useGetCountryList() {
  return useQuery(getCountryListQueryOptions(useCalls()));
}
