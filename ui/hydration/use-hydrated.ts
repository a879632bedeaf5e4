import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/** False on the server and in the first render, which must match the server's; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
