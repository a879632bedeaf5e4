import { startPostgres } from './start-postgres.ts';
import { postgresUrlVariable, seedServer } from './test-database.ts';

/** Setup of the vitest project `postgres`: one seeded server for all test files. */
export default async function setUp(): Promise<() => Promise<void>> {
  const start = await startPostgres();
  if (!start.postgres) throw new Error(`[cairn] [tests] no PostgreSQL for the tests: ${start.reason}`);
  const { url, stop } = start.postgres;
  process.env[postgresUrlVariable] = url;
  try {
    await seedServer(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
