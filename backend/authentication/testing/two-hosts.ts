import { createDatabase, type Database } from '../../database/create-database.ts';
import { createWaitingJobs } from '../../jobs/testing/waiting-jobs.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createSeededPostgres } from '../../testing/test-database.ts';

export interface TwoInstances {
  /** Alternates, so that the requests of a race reach both. */
  readonly instances: readonly [TestBackend, TestBackend];
  /** The clock of both hosts; tests may set it. */
  readonly time: { now: Date };
  close(): Promise<void>;
}

const oneMail = { mailsOfRecipient: { calls: 100, seconds: 3600 }, mailsOfRecipientAndKind: { calls: 1, seconds: 300 } };

/** Two hosts on one PostgreSQL database, each with its own connections. */
export async function startTwoInstances(): Promise<TwoInstances> {
  const postgres = await createSeededPostgres();
  const time = { now: new Date('2026-11-21T09:00:00Z') };
  const clock = { now: () => time.now };
  const jobs = createWaitingJobs({ clock, log: createRecordingLog() });
  const databases: Database[] = [];
  const start = async (): Promise<TestBackend> => {
    const database = await createDatabase({ url: postgres.url, isUnlimited: true });
    databases.push(database);
    const { db, listen } = database;
    return { ...(await startTestBackend({ db, listen, clock, jobs, mailRates: oneMail, timeoutMs: 60_000 })), database, jobs, time };
  };
  const instances = [await start(), await start()] as const;
  return {
    instances,
    time,
    async close() {
      for (const host of instances) await host.backend.close();
      for (const { close } of instances) await close();
      for (const database of databases) await database.close();
      await postgres.close();
    },
  };
}
