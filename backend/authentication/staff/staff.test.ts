import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { sendRequest, startMember } from '../testing/start-member.ts';
import {
  addAgent,
  addEmployee,
  getAgentCredentials,
  getAssociateCredentials,
  getCustomerCredentials,
  loginAgent,
  startAgent,
  startAssociate,
  storeOfTests,
} from '../testing/start-staff.ts';
import { createGuestRetention } from '../tokens/guest-retention.ts';

const beginning = new Date('2026-11-21T09:00:00Z');
const hour = 3_600_000;

describe('loginAgent', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ lockout: { calls: 3, seconds: 600 } })), 120_000);
  afterAll(() => test.close());

  const renew = ({ token: { type, refreshToken } }: { readonly token: TokenResponse }) =>
    sendRequest<TokenResponse>(test, '/token/v2/auth/token', { type, refreshToken });

  it('signs an associate in, with the store and the name of the session', async () => {
    const employee = await addEmployee(test);
    const { body, codeVerifier } = await loginAgent(test, getAssociateCredentials(employee));
    const issued = await sendRequest<TokenResponse>(test, '/token/v2/auth/token', { type: 'Associate', code: body.code, codeVerifier });
    expect(issued).toMatchObject({
      status: 200,
      body: {
        type: 'Associate',
        expiresIn: 1800,
        refreshExpiresIn: 12 * 3600,
        inStoreSalesInfo: {
          storeId: storeOfTests,
          storeName: 'Tarnfell Denver Union',
          storeEmployeeId: employee,
          storeEmployeeName: 'Ines K.',
        },
      },
    });
    expect(decodeJwt(issued.body.accessToken)).toMatchObject({ role: 'associate', act: { sub: employee, rank: 'associate' } });
  });

  it('gives each session of an associate separate carts', async () => {
    const employee = await addEmployee(test);
    const { body, codeVerifier } = await loginAgent(test, getAssociateCredentials(employee));
    const guest = await sendRequest<TokenResponse>(test, '/token/v2/auth/token', { type: 'Guest' });
    const exchange = { type: 'Associate', code: body.code, codeVerifier, refreshToken: guest.body.refreshToken };
    const first = await sendRequest<TokenResponse>(test, '/token/v2/auth/token', exchange);
    const second = await startAssociate(test);
    expect(first.body.cart).toBeUndefined();
    expect(new Set([guest.body.customerId, first.body.customerId, second.token.customerId]).size).toBe(3);
  });

  it('rejects an unknown name exactly as a wrong PIN or password', async () => {
    const [employee, username] = [await addEmployee(test), await addAgent(test)];
    const responses = [];
    for (const login of [
      { ...getAssociateCredentials(employee), pin: '000000' },
      getAssociateCredentials('E-0'),
      { ...getAssociateCredentials(employee), storeId: 'TF-SEA-01' },
      { ...getAgentCredentials(username), password: 'wrong' },
      getAgentCredentials('nobody'),
    ]) {
      const { status, errorId, body } = await loginAgent(test, login);
      responses.push([status, errorId, (body as { errorDetails?: unknown }).errorDetails]);
    }
    expect(responses).toEqual(responses.map(() => [401, 'AUT401', expect.anything()]));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });

  it.each([
    ['an employee', async () => getAssociateCredentials(await addEmployee(test)), { pin: '000000' }],
    ['an employee who does not exist', async () => getAssociateCredentials('E-none'), {}],
    ['an agent', async () => getAgentCredentials(await addAgent(test)), { password: 'wrong' }],
  ])('locks %s after too many wrong attempts', async (_, makePair, wrong) => {
    const pair = await makePair();
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await loginAgent(test, { ...pair, ...wrong })).status).toBe(401);
    expect(await loginAgent(test, pair)).toMatchObject({ status: 423, errorId: 'AUT423', retryAfter: '600' });
  });

  it('rejects a store of another brand and a permanently closed one', async () => {
    const employee = await addEmployee(test);
    expect(await loginAgent(test, { ...getAssociateCredentials(employee), storeId: 'TF-NONE-01' })).toMatchObject({
      status: 404,
      errorId: 'STR404',
    });
    const solvane = { siteid: 'SOLVANE-US', locale: 'en_US' };
    expect(await loginAgent(test, getAssociateCredentials(employee), solvane)).toMatchObject({ status: 404, errorId: 'STR404' });
    await sql`update stores set closed = true where id = 'TF-BOS-01'`.execute(test.database.db);
    expect(await loginAgent(test, { ...getAssociateCredentials(employee), storeId: 'TF-BOS-01' })).toMatchObject({
      status: 404,
      errorId: 'STR404',
    });
  });

  it('ends the sessions of a store that closes permanently', async () => {
    const { db } = test.database;
    const associate = await startAssociate(test);
    const close = (closed: boolean) => sql`update stores set closed = ${closed} where id = ${storeOfTests}`.execute(db);
    await close(true);
    expect((await renew(associate)).status).toBe(401);
    test.time.now = new Date(beginning.getTime() + 11_000);
    expect(await associate.expectError('POST', '/cart/v1/cart')).toMatchObject({ status: 401, errorId: 'AUT401' });
    test.time.now = beginning;
    await close(false);
  });

  it('lets an agent act for a customer, with both ids in the token', async () => {
    const member = await startMember(test, { firstName: 'Robin', lastName: 'Vale' });
    const cart = await member.createCart();
    const agent = await startAgent(test);
    expect(agent.token).toMatchObject({
      type: 'Agent',
      refreshExpiresIn: 8 * 3600,
      agent: { agentId: expect.any(String), name: 'Noor A.' },
    });
    expect(agent.token.agent?.customer).toBeUndefined();
    const { body, codeVerifier } = await loginAgent(test, getCustomerCredentials(agent, member.token.customerId));
    const exchange = { type: 'Agent', code: body.code, codeVerifier, refreshToken: agent.token.refreshToken };
    const { body: token } = await sendRequest<TokenResponse>(test, '/token/v2/auth/token', exchange);
    expect(token).toMatchObject({
      customerId: member.token.customerId,
      agent: { agentId: agent.token.agent?.agentId, customer: { customerId: member.token.customerId } },
      cart: { basketId: cart.id },
    });
    expect(decodeJwt(token.accessToken)).toMatchObject({
      sub: member.token.customerId,
      role: 'agent',
      act: { sub: agent.token.agent?.agentId, servesAccount: true },
    });
    expect((await renew(agent)).status, 'the session without a customer has ended').toBe(401);
  });

  it('does not list the session of an agent among those of the customer', async () => {
    const member = await startMember(test);
    await startAgent(test, { customerId: member.token.customerId });
    const { sessions } = await member.read<{ readonly sessions: readonly unknown[] }>('GET', '/consumers-v3/consumer/sessions');
    expect(sessions).toHaveLength(1);
  });

  it('rejects a customer who is unknown or of another brand, and the token of another role', async () => {
    const agent = await startAgent(test);
    const guest = await sendRequest<TokenResponse>(test, '/token/v2/auth/token', { type: 'Guest' });
    const other = await startMember(test, {}, { siteid: 'SOLVANE-US', locale: 'en_US' });
    for (const id of ['5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64', guest.body.customerId, other.token.customerId])
      expect(await loginAgent(test, getCustomerCredentials(agent, id))).toMatchObject({ status: 404, errorId: 'AUT404' });
    const member = await startMember(test);
    for (const stranger of [member, await startAssociate(test)])
      expect(await loginAgent(test, getCustomerCredentials(stranger, member.token.customerId))).toMatchObject({
        status: 401,
        errorId: 'AUT401',
      });
  });

  it('ends a session on time, regardless of token renewals', async () => {
    const associate = await startAssociate(test);
    test.time.now = new Date(beginning.getTime() + 11.9 * hour);
    const { body: renewed } = await renew(associate);
    expect(renewed).toMatchObject({
      type: 'Associate',
      expiresIn: 360,
      refreshExpiresIn: 360,
      inStoreSalesInfo: { storeId: storeOfTests },
    });
    test.time.now = new Date(beginning.getTime() + 12 * hour);
    expect((await renew({ token: renewed })).status).toBe(401);
    test.time.now = beginning;
  });

  it('ends the session of an employee who signs out, leaves or changes rank', async () => {
    const [removed, leaver, promoted] = [await startAssociate(test), await startAssociate(test), await startAgent(test)];
    expect((await removed.send('POST', '/consumers-v3/consumer/auth/signout')).status).toBe(204);
    await sql`delete from store_employees where id = ${leaver.token.inStoreSalesInfo?.storeEmployeeId}`.execute(test.database.db);
    await sql`update agents set role = 'supervisor' where id = ${promoted.token.agent?.agentId}`.execute(test.database.db);
    for (const staff of [removed, leaver, promoted]) {
      expect(await staff.expectError('POST', '/cart/v1/cart')).toMatchObject({ status: 401, errorId: 'AUT401' });
      expect((await renew(staff)).status).toBe(401);
    }
  });

  it('leaves no customer behind once the tokens of a session are deleted', async () => {
    const { db } = test.database;
    const { token } = await startAssociate(test);
    const isStored = async (): Promise<boolean> => {
      const { remove } = createGuestRetention(() => ['refresh_tokens', 'carts']);
      for await (const _ of remove(db, new Date(beginning.getTime() + hour)));
      return (await db.selectFrom('customers').select('id').where('id', '=', token.customerId).execute()).length > 0;
    };
    expect(await isStored()).toBe(true);
    await db.deleteFrom('refresh_tokens').where('customer_id', '=', token.customerId).execute();
    expect(await isStored()).toBe(false);
  });
});
