import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordFetch } from '#contract/coverage/record-coverage.ts';
import { operations } from '#generated/openapi/operations.ts';
import { createOperationMatcher } from '#validation/operations/operation-matcher.ts';
import { createBackend, type Backend } from '../backend.ts';
import type { BackendOptions } from '../backend-options.ts';
import { writeSeed, type SeededFolder } from '../content/testing/seed.ts';
import type { Database } from '../database/create-database.ts';
import { createWaitingJobs, type WaitingJobs } from '../jobs/testing/waiting-jobs.ts';
import { createDrawnMedia } from './drawn-media.ts';
import { createRecordingLog } from './recording-log.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestBackend {
  readonly backend: Backend;
  readonly database: Database;
  readonly folder: SeededFolder;
  readonly log: ReturnType<typeof createRecordingLog>;
  /** Waiting jobs, which the test runs. */
  readonly jobs: WaitingJobs;
  /** The current time, which a test may set. */
  readonly time: { now: Date };
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

const origin = 'http://backend.local';

const match = createOperationMatcher(operations);

function findOperationId({ method, url }: Request): string | undefined {
  const found = match(method, new URL(url).pathname);
  return found && 'operation' in found ? found.operation.operationId : undefined;
}

/** Starts a backend on the content seed, with its own seeded database and a clock fixed at 2026-11-21T09:00Z. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const folder = writeSeed();
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'cairn-cache-'));
  const database = await createTestDatabase();
  const log = createRecordingLog();
  const time = { now: new Date('2026-11-21T09:00:00Z') };
  const clock = { now: () => time.now };
  const jobs = createWaitingJobs({ clock, log });
  const created = await createBackend({
    db: database.db,
    listen: database.listen,
    clock,
    jobs,
    ids: { uuid: () => randomUUID() },
    media: createDrawnMedia().media,
    contentDir: folder.contentDir,
    cacheDir,
    log,
    mode: 'development',
    watch: false,
    passwordCost: { memory: 64, passes: 1, lanes: 1 },
    ...options,
  });
  const backend: Backend = { ...created, fetch: recordFetch(created.fetch, findOperationId) };
  return {
    backend,
    database,
    folder,
    log,
    jobs,
    time,
    get: (url, headers = {}) => backend.fetch(new Request(origin + url, { headers })),
    post: (url, body, headers = {}) =>
      backend.fetch(
        new Request(origin + url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    close: async () => {
      await backend.close();
      await database.close();
      folder.dispose();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
