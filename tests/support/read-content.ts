import { createProblemList } from '#backend/content/faults/content-problem.ts';
import { createContentStore, type ContentStore } from '#backend/content/content-store.ts';
import { readFolder } from '#backend/content/watch-folder.ts';
import type { Log } from '#backend/ports.ts';

/** Loads the example shop's own content like the backend. Throws for a document that it rejects. */
export function readContent(log: Log): ContentStore {
  const problems = createProblemList((sentence) => {
    throw new Error(sentence);
  });
  const store = createContentStore({ contentDir: 'demo/content', log, problems });
  readFolder('demo/content', [store]);
  return store;
}
