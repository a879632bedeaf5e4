import { useSyncExternalStore } from 'react';
import { useCommerce } from './commerce-provider.tsx';

/** What concerns the whole screen, until it is left. A screen that asks must show it: it is told nowhere else. */
export function useTopNotice(): string | undefined {
  const { topNotice } = useCommerce();
  return useSyncExternalStore(topNotice.subscribe, topNotice.current, () => undefined);
}
