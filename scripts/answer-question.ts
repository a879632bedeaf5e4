import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '#backend/database/create-database.ts';
import { openJobQueue } from '#backend/jobs/open-job-queue.ts';
import { answerQuestion } from '#backend/reviews/writing/answer-question.ts';
import { getShopContext } from '#backend/sites/shop-site.ts';
import { parseEnvironment } from '#server/environment/environment.ts';
import { createLinkOrigin } from '#server/environment/link-origin.ts';
import { runUntilStopped } from '#server/entry/run-until-stopped.ts';
import { createLog } from '#server/log/log.ts';
import { createSettings } from '#settings/create-settings.ts';

/** `npm run answer-question` lists published questions without an answer; `-- ID "TEXT"` answers one in the brand's name. */
await runUntilStopped(async (stack) => {
  const [questionId, text] = parseArgs({ allowPositionals: true }).positionals;
  const environment = parseEnvironment(process.env, path.resolve(import.meta.dirname, '..'));
  const { databaseUrl, dataDir, settings } = environment;
  const { db, engine, close } = await createDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  stack.push(close);
  if (questionId === undefined || text === undefined) {
    const open = await db
      .selectFrom('questions')
      .leftJoin('answers', 'answers.question_id', 'questions.id')
      .select(['questions.id', 'questions.style_id', 'questions.language', 'questions.text'])
      .where('questions.state', '=', 'published')
      .where('answers.id', 'is', null)
      .orderBy('questions.created_at', 'desc')
      .limit(50)
      .execute();
    for (const question of open) console.log(`${question.id}  ${question.style_id}  ${question.language}  ${question.text}`);
  } else {
    const question = await db.selectFrom('questions').select(['site_id', 'language']).where('id', '=', questionId).executeTakeFirst();
    const jobs = await openJobQueue({ engine, log: createLog(), retentionDays: createSettings(settings).everywhere.retention.jobs });
    stack.push(jobs.close);
    const answered =
      question &&
      (await answerQuestion(
        { db, jobs, clock: { now: () => new Date() }, ids: { uuid: randomUUID }, linkOrigin: createLinkOrigin(environment) },
        {
          questionId,
          text,
          language: question.language,
          author: { kind: 'brand', displayName: getShopContext({ siteId: question.site_id }).site.brandName },
        },
      ));
    console.log(answered ? 'Answered.' : 'No published question has this ID.');
  }
  process.kill(process.pid, 'SIGTERM');
});
