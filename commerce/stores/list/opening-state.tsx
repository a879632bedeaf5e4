import type { ReactElement } from 'react';
import type { StoreEntry } from '../store-entry.ts';
import { OpeningRoot } from './store-card.styles.ts';

/** Shows as text and with a dot whether a store is open. */
export function OpeningState({ opening: { state, label, change } }: Pick<StoreEntry, 'opening'>): ReactElement {
  return (
    <OpeningRoot data-state={state}>
      <strong>{label}</strong>
      {change === undefined ? null : <span>{`· ${change}`}</span>}
    </OpeningRoot>
  );
}
