import { useSyncExternalStore } from 'react';
import { useHost } from '#engine/host-context.tsx';

/** Unknown on the server, which makes a page for visitors of many answers. */
type GalleryConsent = 'unknown' | 'given' | 'refused';

const unknown = (): GalleryConsent => 'unknown';

/** Whether the visitor wants galleries of other companies. */
export function useGalleryConsent(asksConsent: boolean): GalleryConsent {
  const { consent } = useHost().services;
  return useSyncExternalStore(consent.subscribe, () => (!asksConsent || consent.allows('marketing') ? 'given' : 'refused'), unknown);
}
