import { LRUCache } from 'lru-cache';
import type { SessionTokens } from '#commerce/session/tokens.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Services } from '../services/services.ts';

/** Maximum number of cached profiles, and their lifetime in milliseconds: the parts that pages need seldom change. */
const MAX_PROFILES = 5000;
const REMEMBERED = 30_000;

/** Caches profiles by access token, so that only its holder can read them. */
export interface ProfileMemory {
  find(session: SessionTokens): Profile | undefined;
  store(session: SessionTokens, profile: Profile): void;
  forget(session: SessionTokens): void;
}

const memories = new WeakMap<Services, ProfileMemory>();

export function getProfileMemory(services: Services): ProfileMemory {
  const memory = memories.get(services) ?? createProfileMemory();
  memories.set(services, memory);
  return memory;
}

function createProfileMemory(): ProfileMemory {
  const profiles = new LRUCache<string, Profile>({ max: MAX_PROFILES, ttl: REMEMBERED });
  return {
    find: ({ accessToken }) => (accessToken === undefined ? undefined : profiles.get(accessToken)),
    store({ accessToken }, profile) {
      if (accessToken !== undefined) profiles.set(accessToken, profile);
    },
    forget({ accessToken }) {
      if (accessToken !== undefined) profiles.delete(accessToken);
    },
  };
}
