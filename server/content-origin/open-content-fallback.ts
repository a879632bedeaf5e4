import path from 'node:path';
import type { SiteSettings } from '#settings/site-settings.ts';
import type { ContentFallback } from '#storefront/services/content-fallback.ts';
import type { Log } from '#storefront/services/log.ts';
import type { Environment } from '../environment/environment.ts';
import { createContentFallback } from './create-content-fallback.ts';
import { openContentCache } from './content-cache.ts';

export interface OpenContentFallback {
  readonly fallback: ContentFallback;
  /** Resolves once the cache is written to files. */
  close(): Promise<void>;
}

/** Caches responses of a content server in the data folder. @returns Undefined without a content server or without space for the cache. */
export async function openContentFallback(
  { contentOrigin, dataDir }: Pick<Environment, 'contentOrigin' | 'dataDir'>,
  { contentOrigin: { timeout: waitTimeout, retry, cacheMegabytes }, timeLimits }: Pick<SiteSettings, 'contentOrigin' | 'timeLimits'>,
  log: Log,
): Promise<OpenContentFallback | undefined> {
  if (contentOrigin === undefined || cacheMegabytes === 0) return undefined;
  const now = (): number => Date.now();
  const timeout = timeLimits.contentCall;
  const cache = await openContentCache({ folder: path.join(dataDir, 'content-origin'), bytes: cacheMegabytes * 2 ** 20, now, log });
  // Cached content must arrive before the page's own time-out.
  const staleAfter = Math.min(waitTimeout, timeout / 2);
  const fallback = createContentFallback({ cache, timeout, staleAfter, retryInterval: retry, now, log });
  return { fallback, close: cache.flush };
}
