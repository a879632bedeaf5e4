import { useEffect, useEffectEvent } from 'react';
import { onConsent } from './consent.ts';
import { trackMade, type EventsOf } from './track.ts';

/** Tracks a view once for each key, and again when consent is given while it is still shown. Does nothing without a key. */
export function useTracked(eventsOf: EventsOf, key: string | undefined): void {
  const tell = useEffectEvent(() => trackMade(eventsOf));
  useEffect(() => {
    if (key === undefined) return undefined;
    tell();
    return onConsent(() => tell());
  }, [key]);
}
