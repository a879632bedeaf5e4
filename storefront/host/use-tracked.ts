import { useEffect, useEffectEvent } from 'react';
import { onConsent } from './consent.ts';
import { trackMade, type EventsOf } from './track.ts';

/** Tells what is looked at: once for each key, and again when the visitor allows it while it is still looked at. Nothing without a key. */
export function useTracked(eventsOf: EventsOf, key: string | undefined): void {
  const tell = useEffectEvent(() => trackMade(eventsOf));
  useEffect(() => {
    if (key === undefined) return undefined;
    tell();
    return onConsent(() => tell());
  }, [key]);
}
