import { createTransport } from 'nodemailer';
import { MailRejectedError, type MailPort } from '#backend/mail/mail.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { isLoopback } from '../environment/keys.ts';
import type { SenderOf } from './senders.ts';

export interface SmtpMailOptions {
  /** smtp://… or smtps://…, with user and password if the server requires them. */
  readonly url: string;
  readonly senderOf: SenderOf;
}

export interface SmtpMail {
  readonly send: MailPort;
  close(): void;
}

/** Time-outs in milliseconds. Their sum is shorter than that of an attempt of the job. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connections stay open for the next mail. A broken connection fails its mail, whose job schedules the retry. */
const pool = { pool: true, maxConnections: 3, maxMessages: 100, maxRequeues: 0 } as const;

const standardPort = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Sends mails by an SMTP server. Passwords are sent over TLS only, except on this machine. */
export function createSmtpMail({ url, senderOf }: SmtpMailOptions): SmtpMail {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isPrivate = username !== '';
  const transport = createTransport({
    ...pool,
    ...timeouts,
    host: hostname,
    port: port === '' ? standardPort[protocol as keyof typeof standardPort] : Number(port),
    secure: protocol === 'smtps:',
    requireTLS: isPrivate && !isLoopback(hostname),
    ...(isPrivate && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, brand, recipient, locale, subject, text, html, unsubscribe }) {
      const from = senderOf(brand);
      try {
        await transport.sendMail({
          // The same for each attempt, so that recipients can recognize a repeat.
          messageId: `<${id}@${from.address.split('@')[1]}>`,
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          // Prevents automatic replies such as holiday notices.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': getLanguageTag(locale),
            ...createUnsubscribeHeaders(unsubscribe),
          },
        });
      } catch (error) {
        throw isPermanentFailure(error) ? new MailRejectedError(error.response ?? error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** For the unsubscribe button of mail programs, which sends a POST (RFC 8058). */
function createUnsubscribeHeaders(address: string | undefined): Readonly<Record<string, string>> {
  return address === undefined ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** True if the recipient or the mail was rejected for good. Errors of our access or address may be fixed while the mail waits. */
function isPermanentFailure(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode = 0 }: SmtpError = error;
  const isAddressUnwritable = code === 'EENVELOPE' && command === 'API';
  return isAddressUnwritable || ((command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode < 600);
}
