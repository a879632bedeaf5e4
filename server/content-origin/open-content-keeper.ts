import path from 'node:path';
import type { SiteSettings } from '#settings/site-settings.ts';
import type { ContentKeeper } from '#storefront/services/content-keeper.ts';
import type { Log } from '#storefront/services/log.ts';
import type { Environment } from '../environment/environment.ts';
import { createContentKeeper } from './create-content-keeper.ts';
import { openKeptAnswers } from './kept-answers.ts';

export interface OpenContentKeeper {
  readonly keeper: ContentKeeper;
  /** Resolves once everything is written. */
  close(): Promise<void>;
}

/** Keeps the answers of another content server in the data folder; undefined where content is of this process, or nothing is to be kept. */
export async function openContentKeeper(
  { contentOrigin, dataDir }: Pick<Environment, 'contentOrigin' | 'dataDir'>,
  { contentOrigin: { patience, retry, keptMegabytes }, timeLimits }: Pick<SiteSettings, 'contentOrigin' | 'timeLimits'>,
  log: Log,
): Promise<OpenContentKeeper | undefined> {
  if (contentOrigin === undefined || keptMegabytes === 0) return undefined;
  const now = (): number => Date.now();
  const limit = timeLimits.contentCall;
  const kept = await openKeptAnswers({ folder: path.join(dataDir, 'content-origin'), bytes: keptMegabytes * 2 ** 20, now, log });
  // The page gives its call up at the limit: what is kept has to come before that.
  const keeper = createContentKeeper({ kept, limit, patience: Math.min(patience, limit / 2), retry, now, log });
  return { keeper, close: kept.settled };
}
