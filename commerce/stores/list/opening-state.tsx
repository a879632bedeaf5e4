import type { ReactElement } from 'react';
import type { StoreEntry } from '../store-entry.ts';
import { OpeningRoot } from './store-card.styles.ts';

/** Whether a store is open, in words and by a dot. */
export function OpeningState({ opening: { state, label, change } }: Pick<StoreEntry, 'opening'>): ReactElement {
  return (
    <OpeningRoot data-state={state}>
      <strong>{label}</strong>
      {change === undefined ? null : <span>{`· ${change}`}</span>}
    </OpeningRoot>
  );
}
