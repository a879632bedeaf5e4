import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { MailRejectedError, type Mail } from './mail.ts';
import { mailJob } from './mail-job.ts';

describe('createSendMail', () => {
  let test: TestBackend;
  let fault: Error | undefined;
  const sent: Mail[] = [];
  beforeAll(async () => {
    const mail = async (one: Mail): Promise<void> => {
      if (fault) throw fault;
      sent.push(one);
    };
    test = await startTestBackend({ partners: { mail } });
  }, 120_000);
  afterAll(() => test.close());

  const signUp = (email: string): Promise<Response> =>
    test.post(
      '/consumers-v3/consumer',
      {
        consumerDetails: { email },
        subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true, recipient: email, country: 'US', region: 'NORA' }],
      },
      { siteid: 'TARNFELL-US', locale: 'en_US' },
    );
  const readOutbox = (recipient: string) =>
    test.database.db.selectFrom('outbox').select(['id', 'sent_at', 'refusal']).where('recipient', '=', recipient).executeTakeFirstOrThrow();

  it('hands a mail over once, and leaves it in the outbox', async () => {
    expect((await signUp('kim@example.com')).status).toBe(201);
    expect((await readOutbox('kim@example.com')).sent_at).toBeNull();
    await test.jobs.runDue();
    const { id, sent_at: sentAt } = await readOutbox('kim@example.com');
    expect(sentAt).toEqual(test.time.now);
    expect(sent).toMatchObject([{ id, recipient: 'kim@example.com', brand: 'tarnfell', subject: expect.stringContaining('Tarnfell') }]);
    await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, mailJob, { mailId: id }));
    await test.jobs.runDue();
    expect(sent).toHaveLength(1);
  });

  it('retries while the partner is unavailable, and lists a mail that failed for good once', async () => {
    fault = new Error('the mail partner is away');
    await signUp('robin@example.com');
    const { id } = await readOutbox('robin@example.com');
    await test.jobs.runDue();
    expect(test.jobs.waiting).toMatchObject([{ name: 'send-mail', payload: { mailId: id }, attempt: 2 }]);
    while (test.jobs.waiting.length > 0) {
      test.time.now = test.jobs.waiting[0]?.due ?? test.time.now;
      await test.jobs.runDue();
    }
    expect(await test.jobs.listDeadLetters()).toMatchObject([
      { name: 'send-mail', payload: { mailId: id }, attempts: 13, reason: 'the mail partner is away' },
    ]);
    expect((await readOutbox('robin@example.com')).sent_at).toBeNull();
  });

  it('stops at once, with the reason, if the mail will never be accepted', async () => {
    fault = new MailRejectedError('550 there is no such mailbox');
    await signUp('nobody@example.com');
    const given = (await test.jobs.listDeadLetters()).length;
    await test.jobs.runDue();
    expect(test.jobs.waiting).toEqual([]);
    expect(await test.jobs.listDeadLetters()).toHaveLength(given);
    expect(await readOutbox('nobody@example.com')).toMatchObject({ sent_at: null, refusal: '550 there is no such mailbox' });
    const { entries } = await test.backend.outbox.list(['email']);
    expect(entries.find(({ recipient }) => recipient === 'nobody@example.com')).toMatchObject({
      rejection: '550 there is no such mailbox',
    });
  });
});
