import { renderMailText, type MailSection } from '#backend/mail/mail-part.ts';
import { expectNone, type Report } from '../run/report.ts';
import type { Stage } from '../shop/stage.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
const control = /[\u0000-\u0009\u000B-\u001F\u007F]/;

/** Checks that every mail has one recipient, a one-line subject, and no text that escapes its line. Runs while no host runs. */
export async function checkMails({ openDatabase }: Stage, suite: string, report: Report): Promise<void> {
  const database = await openDatabase();
  const mails = await database.db.selectFrom('outbox').select(['recipient', 'payload', 'template']).execute();
  await database.close();
  const faults = mails.flatMap(({ recipient, payload, template }) => {
    const subject = String(payload['subject']);
    const isOne = !/[\s,;<>]/.test(recipient) && !control.test(recipient);
    const sentence = isOne
      ? /[\r\n]/.test(subject)
        ? 'has a subject of several lines'
        : control.test(renderMailText(payload['parts'] as readonly MailSection[]))
          ? 'holds control characters'
          : undefined
      : 'has not one recipient';
    return sentence === undefined ? [] : [`a mail (${template}, to ${JSON.stringify(recipient)}) ${sentence}`];
  });
  for (const sentence of faults) report.fault(`${suite}: ${sentence}`);
  report.note(expectNone(suite, 'mails with a wrong recipient or header', faults.length, `${mails.length} mails`));
}
