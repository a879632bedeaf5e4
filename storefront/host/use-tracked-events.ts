import { useEffect, useEffectEvent } from 'react';
import { onConsent } from './consent.ts';
import { trackLazily, type EventFactory } from './track.ts';

/** Tracks a view once for each key, and again when consent is given while it is still shown. Does nothing without a key. */
export function useTrackedEvents(eventsOf: EventFactory, key: string | undefined): void {
  const trackEvents = useEffectEvent(() => trackLazily(eventsOf));
  useEffect(() => {
    if (key === undefined) return undefined;
    trackEvents();
    return onConsent(() => trackEvents());
  }, [key]);
}
