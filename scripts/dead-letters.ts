import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '#backend/database/create-database.ts';
import { openJobQueue } from '#backend/jobs/open-job-queue.ts';
import { createSettings } from '#settings/create-settings.ts';
import { parseEnvironment } from '#server/environment/environment.ts';
import { createLog } from '#server/log/log.ts';
import { runUntilStopped } from '#server/entry/run-until-stopped.ts';

/** `npm run dead-letters` lists the dead letters of the job queue, newest first; `--again` retries them. */
await runUntilStopped(async (stack) => {
  const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
  const { databaseUrl, dataDir, settings } = parseEnvironment(process.env, path.resolve(import.meta.dirname, '..'));
  const database = await createDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  stack.push(database.close);
  const { retention } = createSettings(settings).everywhere;
  const queue = await openJobQueue({ engine: database.engine, log: createLog(), retentionDays: retention.jobs });
  stack.push(queue.close);
  for (const { name, payload, attempts, reason, givenUpAt } of await queue.listDeadLetters())
    console.log(`${givenUpAt.toISOString()}  ${name} ${JSON.stringify(payload)}  ${attempts} attempts: ${reason}`);
  if (values.again) console.log(`Requeued ${await queue.retryDeadLetters()} jobs.`);
  process.kill(process.pid, 'SIGTERM');
});
