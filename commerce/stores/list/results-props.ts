import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { FoundStores } from '../found-stores.ts';
import type { LocatorState } from '../locator-state.ts';

export interface StoreResultsProps {
  readonly found: FoundStores;
  readonly state: LocatorState;
  /** Id of the visitor's store. */
  readonly mine?: string;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  /** Name of the site's country in the locale's language. */
  readonly country: string;
  readonly messages: StoresMessages;
}
