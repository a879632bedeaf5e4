import { createPasswords } from '#backend/authentication/passwords/passwords.ts';
import { systemSecrets } from '#backend/authentication/tokens/secrets.ts';
import type { PeoplePorts } from '../consumer/seed-people.ts';
import { agentPassword, seededAgents } from './agents.ts';

/** Creates agents with a public password: only for a shop on a local machine, and only while there are none. */
export async function seedAgents({ db, clock, log }: Omit<PeoplePorts, 'ids'>): Promise<void> {
  if (await db.selectFrom('agents').select('id').limit(1).executeTakeFirst()) return;
  const common = { password_hash: await createPasswords({ secrets: systemSecrets }).hash(agentPassword), created_at: clock.now() };
  const rows = seededAgents.map((agent) => ({ ...agent, ...common }));
  // Hosts that start together may both find none.
  await db
    .insertInto('agents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  log.info(`[cairn] [authentication] ${rows.length} agents can sign in (docs/guide/example-shop.md)`);
}
