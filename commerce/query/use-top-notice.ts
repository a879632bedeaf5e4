import { useSyncExternalStore } from 'react';
import { useCommerce } from './commerce-provider.tsx';

/** Current notice for the whole screen, until it unmounts. The calling screen must show it, since it shows nowhere else. */
export function useTopNotice(): string | undefined {
  const { topNotice } = useCommerce();
  return useSyncExternalStore(topNotice.subscribe, topNotice.current, () => undefined);
}
