import { useState } from 'react';
import type { Position } from '#generated/openapi/stores.ts';
import type { SearchOrigin } from './found-place.ts';

export interface PlaceSearch {
  /** Undefined until the shopper searches. */
  readonly origin: SearchOrigin | undefined;
  readonly isLocating: boolean;
  /** The browser did not provide its position. */
  readonly isUnlocated: boolean;
  readonly searchPlace: (place: string) => void;
  readonly searchHere: () => void;
}

const TIMEOUT = 10_000;

/** State of a search for stores or collection points by place or device position. */
export function usePlaceSearch(near: string | undefined): PlaceSearch {
  const [origin, setOrigin] = useState<SearchOrigin | undefined>(near === undefined ? undefined : { place: near });
  const [location, setLocation] = useState<'pending' | 'failed'>();
  return {
    origin,
    isLocating: location === 'pending',
    isUnlocated: location === 'failed',
    searchPlace(place) {
      setLocation(undefined);
      if (place.trim() !== '') setOrigin({ place: place.trim() });
    },
    searchHere() {
      setLocation('pending');
      const onFound = ({ coords }: { readonly coords: Position }): void => {
        setLocation(undefined);
        setOrigin({ position: { latitude: coords.latitude, longitude: coords.longitude } });
      };
      navigator.geolocation.getCurrentPosition(onFound, () => setLocation('failed'), { maximumAge: 60_000, timeout: TIMEOUT });
    },
  };
}
