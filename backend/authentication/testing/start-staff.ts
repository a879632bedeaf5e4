import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import { createShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import type { StaffRank } from '../../database/documents/staff-member.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';
import { systemSecrets } from '../tokens/secrets.ts';
import { sendRequest, createVerifier, shopOfTests, type TestResponse } from './start-member.ts';

type Counter = Pick<TestBackend, 'backend' | 'database'>;

export const storeOfTests = 'TF-DEN-01';
const pinOfTests = '481592';
const agentPassword = 'Quiet-Desk-5';

const passwords = createPasswords({ secrets: systemSecrets, cost: { memory: 64, passes: 1, lanes: 1 } });

/** Adds an employee to a store. Returns the id. */
export async function addEmployee({ database }: Counter, rank: Extract<StaffRank, 'associate' | 'manager'> = 'associate'): Promise<string> {
  const id = `E-${randomUUID().slice(0, 8)}`;
  await sql`insert into store_employees (id, store_id, first_name, last_name, role, pin_hash)
    values (${id}, ${storeOfTests}, 'Ines', 'Keller', ${rank}, ${await passwords.hash(pinOfTests)})`.execute(database.db);
  return id;
}

/** Adds an agent. Returns the user name. */
export async function addAgent({ database }: Counter, rank: Extract<StaffRank, 'agent' | 'supervisor'> = 'agent'): Promise<string> {
  const id = randomUUID().slice(0, 8);
  const row = { id: `A-${id}`, username: `noor.${id}`, name: 'Noor A.', role: rank, created_at: new Date() };
  await database.db
    .insertInto('agents')
    .values({ ...row, password_hash: await passwords.hash(agentPassword) })
    .execute();
  return row.username;
}

export interface StaffCode extends TestResponse<{ readonly code: string }> {
  readonly codeVerifier: string;
}

/** Calls loginAgent and returns the code with its verifier. */
export async function loginAgent(
  counter: Counter,
  given: object,
  shop: Readonly<Record<string, string>> = shopOfTests,
): Promise<StaffCode> {
  const codeVerifier = createVerifier();
  const body = { ...given, codeChallenge: hashSha256(codeVerifier) };
  return { ...(await sendRequest(counter, '/consumers-v3/consumer/agent/login', body, shop)), codeVerifier };
}

export const getAssociateCredentials = (storeEmployeeId: string) => ({
  type: 'Associate',
  storeId: storeOfTests,
  storeEmployeeId,
  pin: pinOfTests,
});

export const getAgentCredentials = (username: string) => ({ type: 'Agent', username, password: agentPassword });

export const getCustomerCredentials = ({ token }: Shopper, customerId: string) => ({
  type: 'Customer',
  accessToken: token.accessToken,
  customerId,
});

/** Exchanges a code for a staff session. */
async function startStaff(
  counter: Counter,
  type: 'Associate' | 'Agent',
  login: object,
  shop: Readonly<Record<string, string>> = shopOfTests,
): Promise<Shopper> {
  const { status, body, codeVerifier } = await loginAgent(counter, login, shop);
  if (status !== 200) throw new Error(`loginAgent answered ${status}: ${JSON.stringify(body)}`);
  const issued = await sendRequest<TokenResponse>(counter, '/token/v2/auth/token', { type, code: body.code, codeVerifier }, shop);
  if (issued.status !== 200) throw new Error(`issueToken answered ${issued.status}: ${JSON.stringify(issued.body)}`);
  return createShopper(counter, issued.body, shop);
}

/** Signs in an associate, or the manager, of the test store. */
export const startAssociate = async (counter: Counter, rank?: 'manager'): Promise<Shopper> =>
  startStaff(counter, 'Associate', getAssociateCredentials(await addEmployee(counter, rank)));

/** Signs in an agent, who acts for a customer if one is given. */
export async function startAgent(
  counter: Counter,
  { customerId, rank }: { customerId?: string; rank?: 'supervisor' } = {},
): Promise<Shopper> {
  const agent = await startStaff(counter, 'Agent', getAgentCredentials(await addAgent(counter, rank)));
  return customerId === undefined ? agent : startStaff(counter, 'Agent', getCustomerCredentials(agent, customerId));
}
