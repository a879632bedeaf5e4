import { contentFeature } from '#backend/content/content-feature.ts';
import { createContentStore } from '#backend/content/content-store.ts';
import { createProblemList } from '#backend/content/faults/content-problem.ts';
import { readFolder, watchFolder } from '#backend/content/watch-folder.ts';
import type { Clock, Log } from '#backend/ports.ts';
import { createUtilitiesFeature } from '#backend/utilities/utilities-feature.ts';

export interface MockContentOptions {
  readonly contentDir: string;
  readonly countryToken: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Operations that the backend serves from files and tables in code: content and countries. */
export async function openMockContent({ contentDir, countryToken, clock, log }: MockContentOptions) {
  const problems = createProblemList((sentence, problem) => log.error(sentence, { file: problem.file, faults: problem.faults }));
  const store = createContentStore({ contentDir, log, problems });
  // Watch first, so that no edit is missed.
  const close = await watchFolder(contentDir, [store]);
  readFolder(contentDir, [store]);
  return {
    handlers: { ...contentFeature({ store, clock, log }).handlers, ...createUtilitiesFeature({ countryToken }).handlers },
    close,
  };
}
