import { LRUCache } from 'lru-cache';
import type { SessionTokens } from '#commerce/session/tokens.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Services } from '../services/services.ts';

/** Shoppers whose profile is remembered, and for how many milliseconds: what a page needs of it changes seldom. */
const MOST = 5000;
const REMEMBERED = 30_000;

/** Profiles by the access token that they were read with: whoever does not hold it is not told. */
export interface ProfileMemory {
  find(session: SessionTokens): Profile | undefined;
  keep(session: SessionTokens, profile: Profile): void;
  forget(session: SessionTokens): void;
}

const memories = new WeakMap<Services, ProfileMemory>();

export function profileMemoryOf(services: Services): ProfileMemory {
  const memory = memories.get(services) ?? createProfileMemory();
  memories.set(services, memory);
  return memory;
}

function createProfileMemory(): ProfileMemory {
  const profiles = new LRUCache<string, Profile>({ max: MOST, ttl: REMEMBERED });
  return {
    find: ({ accessToken }) => (accessToken === undefined ? undefined : profiles.get(accessToken)),
    keep({ accessToken }, profile) {
      if (accessToken !== undefined) profiles.set(accessToken, profile);
    },
    forget({ accessToken }) {
      if (accessToken !== undefined) profiles.delete(accessToken);
    },
  };
}
