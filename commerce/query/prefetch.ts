import { dehydrate, type DehydratedState, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

export type PrefetchedState = DehydratedState;

export interface Prefetch {
  /** Loads a response that the page will find in its cache; the loader handles errors. */
  load<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data>;
  /** The same for optional data: undefined on failure, and the page fetches it itself. */
  tryLoad<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data | undefined>;
  /** The loaded queries as plain data for the CommerceProvider. */
  state(): PrefetchedState;
}

/** For route loaders: prefetches on the server what the page needs for its first render. */
export function createPrefetch(): Prefetch {
  const client = createQueryClient();
  return {
    load: (options) => client.fetchQuery(options),
    tryLoad: (options) => client.fetchQuery(options).catch(() => undefined),
    state: () => dehydrate(client),
  };
}
