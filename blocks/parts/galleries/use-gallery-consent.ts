import { useSyncExternalStore } from 'react';
import { useHost } from '#engine/host-context.tsx';

/** Unknown on the server, which renders a page for visitors with different choices. */
type GalleryConsent = 'unknown' | 'given' | 'declined';

const getServerConsent = (): GalleryConsent => 'unknown';

/** Returns whether the visitor allows galleries of other companies. */
export function useGalleryConsent(requiresConsent: boolean): GalleryConsent {
  const { consent } = useHost().services;
  return useSyncExternalStore(
    consent.subscribe,
    () => (!requiresConsent || consent.allows('marketing') ? 'given' : 'declined'),
    getServerConsent,
  );
}
