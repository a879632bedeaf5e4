import { dehydrate, type DehydratedState, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

export type PrefetchedState = DehydratedState;

export interface Prefetch {
  /** The answer, which the page will find in its cache; its failure is the loader's to handle. */
  load<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data>;
  /** The same for what the page can do without: undefined when it fails, and the page asks for itself. */
  tryLoad<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data | undefined>;
  /** What was loaded, as plain data for the CommerceProvider. */
  state(): PrefetchedState;
}

/** For a route's loader: asks on the server what the page will ask for, so that its first render has it. */
export function createPrefetch(): Prefetch {
  const client = createQueryClient();
  return {
    load: (options) => client.fetchQuery(options),
    tryLoad: (options) => client.fetchQuery(options).catch(() => undefined),
    state: () => dehydrate(client),
  };
}
