import path from 'node:path';
import { createDatabase } from '#backend/database/create-database.ts';
import { seedExample } from '#demo/seeds/seed-example.ts';
import { parseEnvironment } from '#server/environment/environment.ts';
import { getGiftCardKey } from '#server/environment/gift-card-key.ts';
import { isDeveloperMachine } from '#server/environment/keys.ts';
import { runUntilStopped } from '#server/entry/run-until-stopped.ts';
import { createLog } from '#server/log/log.ts';

/** `npm run seed` writes the example shop into an empty database; a table with rows stays as it is. */
await runUntilStopped(async (stack) => {
  const environment = parseEnvironment(process.env, path.resolve(import.meta.dirname, '../..'));
  const { databaseUrl, dataDir } = environment;
  const log = createLog();
  const { runUnlimited, close } = await createDatabase(databaseUrl ? { url: databaseUrl } : { dataDir }, log);
  stack.push(close);
  const ports = { log, clock: { now: () => new Date() }, ids: { uuid: () => crypto.randomUUID() } };
  const hasPublicAccounts = isDeveloperMachine(environment, process.env.NODE_ENV);
  await runUnlimited((db) => seedExample({ ...ports, db, hasPublicAccounts, giftCardKey: getGiftCardKey(environment) }));
  process.kill(process.pid, 'SIGTERM');
});
