import { renderMailText } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import { createEmail, sendRequest, type Member } from './start-member.ts';

interface ReadableMail {
  readonly template: string;
  readonly text: string;
}

/** The mails of an address, the newest first. */
export async function getMailsTo({ database }: Pick<TestBackend, 'database'>, recipient: string): Promise<readonly ReadableMail[]> {
  const mails = await database.db
    .selectFrom('outbox')
    .select(['template', 'payload'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
  return mails.map(({ template, payload }) => ({ template, text: renderMailText((payload as QueuedMail['payload']).parts) }));
}

/** The token in the link of the newest mail. */
export function getMailedToken(mails: readonly ReadableMail[], template: string): string {
  const text = mails.find((mail) => mail.template === template)?.text ?? '';
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no mail "${template}" has a link`);
  return token;
}

/** Requests a password reset and reads the mail. */
export async function requestResetLink(test: TestBackend, email: string): Promise<string> {
  await test.database.db.deleteFrom('outbox').where('recipient', '=', email).execute();
  const { status } = await sendRequest(test, '/consumers-v3/consumer/resetpassword', { email });
  if (status !== 204) throw new Error(`resetPassword answered ${status}`);
  await test.jobs.runDue();
  return getMailedToken(await getMailsTo(test, email), 'password-reset');
}

export interface RequestedChange {
  /** The new address. */
  readonly email: string;
  /** Token of the link that confirms it. */
  readonly confirm: string;
  /** Token of the link in the notice to the present address. */
  readonly undo: string;
}

/** Requests another address for a member and reads the mails. */
export async function requestEmailChange(test: TestBackend, member: Member, email = createEmail()): Promise<RequestedChange> {
  const response = await member.send('PUT', '/consumers-v3/consumer/email', { email, password: member.password });
  if (response.status !== 204) throw new Error(`changeEmail answered ${response.status}`);
  const [present, wanted] = [await getMailsTo(test, member.email), await getMailsTo(test, email)];
  return { email, confirm: getMailedToken(wanted, 'email-change'), undo: getMailedToken(present, 'email-changing') };
}
