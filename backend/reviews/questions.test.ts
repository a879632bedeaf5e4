import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserData } from '#generated/openapi/consumer.ts';
import { startMember } from '../authentication/testing/start-member.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { renderMailText, type MailSection } from '../mail/mail-part.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { answerQuestion } from './writing/answer-question.ts';
import { askQuestion, runModeration, popularStyle, readActivity, readQuestions, readReviews, writeReview } from './testing/review-calls.ts';

const brand = { kind: 'brand', displayName: 'Tarnfell' } as const;

describe('a question', () => {
  let test: TestBackend;
  let guest: Shopper;
  beforeAll(async () => {
    test = await startTestBackend();
    guest = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  const answer = (questionId: string, text: string) =>
    answerQuestion(
      {
        db: test.database.db,
        clock: { now: () => test.time.now },
        ids: { uuid: randomUUID },
        jobs: test.jobs,
        linkOrigin: ({ origin }) => origin,
      },
      { questionId, text, language: 'en', author: brand },
    );
  const readMails = (recipient: string) => test.database.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute();

  it('includes its answers, and a search finds similar questions', async () => {
    const all = await readQuestions(test, popularStyle, 'paging.size=50');
    expect(all.questionCount).toBe(all.questions.length);
    expect(all.questions.some(({ answers }) => answers.some(({ author }) => author.kind === 'brand'))).toBe(true);
    const asked = await startShopper(test);
    await askQuestion(asked, popularStyle, 'Would a climbing helmet go under it?');
    await runModeration(test);
    const found = await readQuestions(test, popularStyle, `q=${encodeURIComponent('is the hood ok with a HELMET?')}`);
    expect(found.questions[0]?.text).toMatch(/helmet/i);
    expect(found.paging.total).toBeLessThan(found.questionCount);
    expect((await readQuestions(test, popularStyle, 'q=xylophone')).questions).toEqual([]);
    // Too short to search for.
    expect((await readQuestions(test, popularStyle, 'q=x')).questions).toEqual([]);
  });

  it('stays pending until moderated, and is not duplicated by the same question', async () => {
    const text = 'Can I put two liters of water into the inside pocket?';
    const first = await askQuestion(guest, popularStyle, text, { email: 'Kim@example.com' });
    expect(first).toMatchObject({ state: 'pending', question: { text, nickname: 'Kim', language: 'en', answers: [] } });
    expect((await askQuestion(guest, popularStyle, `  ${text.toUpperCase()} `)).question.id).toBe(first.question.id);
    await runModeration(test);
    expect((await readActivity(guest, popularStyle)).questions[0]).toMatchObject({ state: 'published' });
    const rejected = await askQuestion(guest, popularStyle, 'Write me at spam@example.com, please?');
    await runModeration(test);
    expect((await readActivity(guest, popularStyle)).questions.find(({ question }) => question.id === rejected.question.id)).toMatchObject({
      state: 'rejected',
      rejection: 'contactDetails',
    });
  });

  it('triggers a mail to the asker when answered, and then loses the address', async () => {
    const visitor = await startShopper(test);
    const { question } = await askQuestion(visitor, popularStyle, 'How heavy is size L on the scale?', { email: 'lee@example.com' });
    expect(await answer(question.id, 'Too early.')).toBeUndefined();
    await runModeration(test);
    expect(await answer(question.id, 'Size L weighs 480 grams.')).toEqual(expect.any(String));
    const [mail] = await readMails('lee@example.com');
    if (!mail) throw new Error('there is no mail');
    const { subject, parts } = mail.payload as unknown as { readonly subject: string; readonly parts: readonly MailSection[] };
    expect(subject).toContain('Kestrel');
    expect(renderMailText(parts)).toMatch(
      /How heavy is size L[\s\S]*Tarnfell answered[\s\S]*480 grams[\s\S]*\/en-us\/p\/[a-z-]+-TFKES01M#questions/,
    );
    await answer(question.id, 'And 460 in M.');
    expect(await readMails('lee@example.com')).toHaveLength(1);
    const found = (await readQuestions(test, popularStyle, 'q=heavy')).questions.find(({ id }) => id === question.id);
    expect(found?.answers.map(({ text }) => text)).toEqual(['Size L weighs 480 grams.', 'And 460 in M.']);
  });

  it("mails the asker's account when the question gets an answer", async () => {
    const member = await startMember(test);
    const { question } = await askQuestion(member, popularStyle, 'Is the lining recycled as well?', { email: 'another@example.com' });
    await runModeration(test);
    await answer(question.id, 'Yes, all of it.');
    expect([await readMails('another@example.com'), (await readMails(member.email)).map(({ template }) => template)]).toEqual([
      [],
      expect.arrayContaining(['question-answered']),
    ]);
  });

  it('accepts one vote per shopper on each answer to a question', async () => {
    const { questions } = await readQuestions(test, popularStyle, 'sort=mostAnswers&paging.size=1');
    const [first] = questions[0]?.answers ?? [];
    if (!first) throw new Error('there is no answer');
    const getPath = (style: string) => `/products/v1/products/${style}/review/${first.id}/questions/vote`;
    const votes = { ...first.votes, helpful: first.votes.helpful + 1 };
    for (let time = 0; time < 2; time += 1)
      expect(await guest.read('POST', getPath(popularStyle), { vote: 'helpful' })).toEqual({ answerId: first.id, vote: 'helpful', votes });
    expect((await readActivity(guest, popularStyle)).answerVotes).toEqual([{ answerId: first.id, vote: 'helpful', votes }]);
    expect(await guest.expectError('POST', getPath('TFMER01M'), { vote: 'helpful' })).toMatchObject({ status: 404, errorId: 'API404' });
    expect(await guest.expectError('POST', getPath('NONE0000'), { vote: 'helpful' })).toMatchObject({ status: 404, errorId: 'ORD404' });
    const member = await startMember(test);
    await test.database.db.updateTable('answers').set({ customer_id: member.token.customerId }).where('id', '=', first.id).execute();
    expect(await member.expectError('POST', getPath(popularStyle), { vote: 'helpful' })).toMatchObject({ status: 409, errorId: 'REV409' });
  });

  it('appears in the export with reviews, and loses its name when the account is erased', async () => {
    const member = await startMember(test);
    const text = 'A review whose author will be gone before long, but not the words.';
    const { review } = await writeReview(member, popularStyle, { text });
    await runModeration(test);
    await askQuestion(member, popularStyle, 'A question that nobody has read so far?');
    const path = '/consumers-v3/consumer/retrieveUserData';
    const record = await member.read<UserData>('POST', path, { erasure: { password: member.password } });
    expect(record).toMatchObject({
      reviews: [{ productId: popularStyle, text, state: 'published' }],
      questions: [{ productId: popularStyle, state: 'pending' }],
    });
    const [left] = (await readReviews(test, popularStyle, `q=${encodeURIComponent('author will be gone')}`)).reviews;
    expect(left).toMatchObject({ id: review.id, author: { displayName: '' } });
    expect(await test.database.db.selectFrom('questions').select('id').where('text', 'like', 'A question that nobody%').execute()).toEqual(
      [],
    );
  });
});
