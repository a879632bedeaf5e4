import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Operation } from '#generated/openapi/operations.ts';
import { exchangeIds, type Envelope } from './call-request.ts';
import type { CallScript, Sent } from './call-script.ts';
import { forgeTokens } from './forge-tokens.ts';
import type { Probe } from './probe.ts';
import { readRejection } from './read-response.ts';
import { getCast, type Stage } from './stage.ts';

/** Creates an unused id of the same form: another UUID, or a very high order number. */
const inventId = (id: string): string => (/^[A-Z]+-\d+-\d+$/.test(id) ? id.replace(/\d+$/, '999999') : randomUUID());

/** The contract of every operation that takes an access token. */
export function testOwner(operation: Operation, script: CallScript, probe: Probe, theStage: () => Stage): void {
  const { send, expectRejection, expectNoWrites } = probe;

  it('the operation rejects a client without a valid token', async () => {
    const stage = theStage();
    const sent: Sent = await script.compose(stage);
    const { token } = getCast(stage, operation).owner;
    const good = token.accessToken;
    const bad: [string, Envelope][] = [
      ['none', { accessToken: undefined }],
      ['no bearer', { accessToken: undefined, headers: { authorization: `Basic ${good}` } }],
      ['of another site', { headers: { siteid: 'TARNFELL-GB' } }],
      ...Object.entries(forgeTokens(good)).map(([name, accessToken]): [string, Envelope] => [name, { accessToken }]),
    ];
    await expectNoWrites(async () => {
      for (const [name, envelope] of bad) {
        const { status, errorId } = await expectRejection(sent, envelope);
        expect([name, status, errorId]).toEqual([name, 401, 'AUT401']);
      }
      const { time } = stage.test;
      const { now } = time;
      time.now = new Date(now.getTime() + (token.expiresIn + 1) * 1000);
      const expired = await expectRejection(sent).finally(() => void (time.now = now));
      expect([expired.status, expired.errorId]).toEqual([401, 'AUT401']);
    });
  });

  it('the operation rejects the token of a deleted customer', async () => {
    const sent: Sent = await script.compose(theStage());
    await expectNoWrites(async () => {
      const { status, errorId } = await expectRejection(sent, { accessToken: getCast(theStage(), operation).guest.token.accessToken });
      expect([status, errorId]).toEqual([403, 'AUT498']);
    });
  });

  if (!operation.audience.includes('guest')) {
    it('the operation rejects guests', async () => {
      const sent: Sent = await script.compose(theStage());
      await expectNoWrites(async () => {
        const { status, errorId } = await expectRejection(sent, { accessToken: theStage().guests.owner.token.accessToken });
        expect([status, errorId]).toEqual([401, 'AUT401']);
      });
    });
  }

  /** A request that names no customer is about its token's customer. */
  const expectOwnData = async (sent: Sent): Promise<void> => {
    const { owner, stranger } = getCast(theStage(), operation);
    const text = await (await send(sent, { accessToken: stranger.token.accessToken })).text();
    expect(text).not.toContain(owner.token.customerId);
    if ('email' in owner) expect(text).not.toContain(owner.email);
  };

  it('the operation responds to a stranger as if the data did not exist, before and after its owner’s request', async () => {
    const sent: Sent = await script.compose(theStage());
    const { owned = [], isPublic } = sent;
    if (owned.length === 0) {
      if (!isPublic) expect(operation.pathParams, 'the script says whose its ids are').toEqual([]);
      return expectOwnData(sent);
    }
    const invented = exchangeIds(sent, new Map(owned.map((id) => [id, inventId(id)])));
    const { accessToken } = getCast(theStage(), operation).stranger.token;
    const respond = async (requested: Sent): Promise<unknown> => {
      const response = await send(requested, { accessToken });
      const { date: _, etag: __, ...headers } = Object.fromEntries(response.headers);
      return { ...(await readRejection(operation, response)), headers };
    };
    await expectNoWrites(async () => {
      const unknown = await respond(invented);
      expect(unknown).toMatchObject({ status: 404, errorId: expect.stringMatching(/^(?:AUT404|BSK404|OHS4004|ORD404|PRO404|PYT404)$/) });
      expect(await respond(sent)).toEqual(unknown);
    });
    expect((await send(sent)).status).toBe(script.status);
    await expectNoWrites(async () => expect(await respond(sent)).toEqual(await respond(invented)));
  });

  it('the operation treats an employee as a stranger, or rejects the role', async () => {
    const { associates, agent, startMemberAgent, test } = theStage();
    const isOfAccounts = operation.audience.includes('registered') && !operation.audience.includes('guest');
    const staff = [
      { role: 'associate', isAdmitted: operation.audience.includes('associate'), caller: associates.stranger },
      { role: 'agent', isAdmitted: operation.audience.includes('agent') && !isOfAccounts, caller: agent },
      { role: 'agent', isAdmitted: operation.audience.includes('agent'), caller: await startMemberAgent(), serves: isOfAccounts },
    ] as const;
    for (const { role, isAdmitted, caller, ...more } of staff) {
      const sent: Sent = await script.compose(theStage());
      const { accessToken } = caller.token;
      if ('serves' in more && more.serves && isAdmitted) {
        expect((await send(sent, { accessToken })).status, 'of an agent who acts for the owner').toBe(script.status);
        continue;
      }
      const { owned = [] } = sent;
      if (isAdmitted && owned.length > 0) {
        await expectNoWrites(async () => expect([role, (await expectRejection(sent, { accessToken })).status]).toEqual([role, 404]));
      } else if (!isAdmitted) {
        await expectNoWrites(async () => {
          const { status, errorId } = await expectRejection(sent, { accessToken });
          expect([role, status, errorId]).toEqual([role, 403, 'AUT401']);
        });
        if (operation.safe) continue;
        const last = await test.database.db.selectFrom('staff_actions').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
        expect(last).toMatchObject({ operation: operation.operationId, role, customer_id: caller.token.customerId, status: 403 });
      }
    }
  });
}
