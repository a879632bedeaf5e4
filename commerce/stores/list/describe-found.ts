import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { FoundStores } from '../found-stores.ts';
import { hasFilters, type LocatorState } from '../locator-state.ts';

/** Describes a search result in a sentence, e.g. "3 stores near Denver, CO". */
export function describeFound(found: FoundStores, state: LocatorState, messages: StoresMessages): string {
  const { outcome, total: count, stores, within } = found;
  const { place, position } = state;
  const label = found.label ?? place;
  if (outcome === 'failed') return messages.loadFailed;
  if (outcome === 'unknownPlace') return messages.unknownPlace({ place: place ?? '' });
  if (stores.length === 0) {
    if (hasFilters(state)) return messages.noneMatching;
    if (within === undefined) return messages.noneNow;
    return label === undefined ? messages.noneNearYou({ distance: within }) : messages.noneNear({ distance: within, place: label });
  }
  if (place === undefined && position === undefined) return messages.inCountry({ count, country: label ?? '' });
  return label === undefined ? messages.nearYou({ count }) : messages.nearPlace({ count, place: label });
}
