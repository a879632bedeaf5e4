import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserData } from '#generated/openapi/consumer.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { startMember } from '../authentication/testing/start-member.ts';
import { startShopper } from '../cart/testing/start-shopper.ts';
import { createWorker, type Job } from '../jobs/job.ts';
import { purgeJob } from '../retention/purge-job.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import type { Feature } from './feature.ts';
import type { Handover } from './guest-handover.ts';
import { retention } from '../testing/retention-days.ts';

const badgeJob: Job<{ readonly badge: string }> = {
  name: 'award-badge',
  getKey: ({ badge }) => badge,
  retries: 1,
  pause: 1,
  longestPause: 1,
  expires: 10,
  pollSeconds: 5,
};

const footer: OperationResponse<'getFooter'> = { id: 'badges', type: 'footer', name: 'Badges', slug: 'badges', components: [] };

/** A feature that records its calls. */
function createBadges() {
  const seen = {
    awarded: [] as string[],
    purgedBefore: [] as Date[],
    handovers: [] as Handover[],
    erased: [] as string[],
    isStarted: false,
  };
  const feature: Feature = {
    handlers: { getFooter: { handle: () => ({ body: footer }) } },
    jobs: [createWorker(badgeJob, async ({ badge }) => void seen.awarded.push(badge))],
    retention: [
      {
        kind: 'events',
        before: ['guests'],
        async *remove(_, before) {
          seen.purgedBefore.push(before);
          yield 0;
        },
      },
    ],
    guestTables: ['notifications'],
    handover: async (_, handover) => {
      seen.handovers.push(handover);
      return {};
    },
    userData: {
      export: async () => ({ passkeys: [{ name: 'a badge', createdAt: '2026-11-21T09:00:00.000Z' }] }),
      erase: async (_, { email }) => void seen.erased.push(email),
    },
    start: async () => void (seen.isStarted = true),
  };
  return { feature, seen };
}

describe('a feature', () => {
  const { feature, seen } = createBadges();
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ features: [feature], retention })), 120_000);
  afterAll(() => test.close());

  const sendJob = <Payload extends object>(job: Job<Payload>, payload: NoInfer<Payload>): Promise<void> =>
    test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, job, payload));

  it('handles its operations', async () => {
    const response = await test.get('/publish/caas/v1/canvas/footer/TARNFELL-US');
    expect([response.status, await response.json()]).toEqual([200, footer]);
  });

  it('runs its jobs, and is started once', async () => {
    await sendJob(badgeJob, { badge: 'summit' });
    await test.jobs.runDue();
    expect(seen).toMatchObject({ awarded: ['summit'], isStarted: true });
  });

  it('takes part in the daily purge, and retains guests with rows in its tables', async () => {
    const [keeper, other] = [await startShopper(test), await startShopper(test)];
    const { db } = test.database;
    await db.deleteFrom('refresh_tokens').execute();
    await db
      .insertInto('notifications')
      .values({ customer_id: keeper.token.customerId, type: 'badges', channel: 'email', enabled: true, updated_at: test.time.now })
      .execute();
    const { now } = test.time;
    test.time.now = new Date(now.getTime() + 61 * 24 * 60 * 60 * 1000);
    await sendJob(purgeJob, {});
    await test.jobs.runDue();
    expect(seen.purgedBefore).toEqual([new Date(test.time.now.getTime() - 90 * 24 * 60 * 60 * 1000)]);
    const guests = await db.selectFrom('customers').select('id').where('role', '=', 'guest').execute();
    expect(guests).toContainEqual({ id: keeper.token.customerId });
    expect(guests).not.toContainEqual({ id: other.token.customerId });
    test.time.now = now;
  });

  it('is called when a guest signs in', async () => {
    const guest = await startShopper(test);
    const member = await startMember(test, { refreshToken: guest.token.refreshToken });
    expect(seen.handovers).toMatchObject([{ customerId: member.token.customerId, guestId: guest.token.customerId }]);
  });

  it('exports and erases its part of the user data', async () => {
    const member = await startMember(test);
    const path = '/consumers-v3/consumer/retrieveUserData';
    const record = await member.read<UserData>('POST', path, { erasure: { password: member.password } });
    expect(record).toMatchObject({ profile: { consumerDetails: { email: member.email } }, passkeys: [{ name: 'a badge' }] });
    expect(seen.erased).toEqual([member.email]);
  });
});
