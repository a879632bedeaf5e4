import { MailRejectedError, type SmsPort } from '#backend/mail/mail.ts';
import { EnvironmentError } from '../environment/environment.ts';
import { isLoopback } from '../environment/keys.ts';

export interface HttpSmsOptions {
  /** URL that receives each message by POST. */
  readonly url: string;
  /** Bearer token of the service. */
  readonly token: string | undefined;
  /** Time-out of an attempt in milliseconds; shorter than that of the job. */
  readonly timeoutMs?: number;
}

/** Statuses of a permanent failure of the message. Other failures, e.g. of our access, may be fixed while it waits. */
const permanentStatuses: ReadonlySet<number> = new Set([400, 422]);

/** Characters of the failure reason that are stored. */
const longestReason = 300;

/** Throws EnvironmentError for a URL with a password, or without TLS unless it is local. */
function assertPrivate(url: string): void {
  const { protocol, hostname, username, password } = new URL(url);
  const fail = (message: string): never => {
    throw new EnvironmentError([{ setting: 'SMS_URL', message }]);
  };
  if (protocol !== 'https:' && !isLoopback(hostname)) fail('must use https:// unless the service is on this machine');
  if (username !== '' || password !== '') fail('has no user and password; SMS_TOKEN is what lets us in');
}

/** The beginning of a response body; the rest is not awaited. */
async function readBeginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= longestReason) break;
  }
  return text.slice(0, longestReason).trim();
}

/**
 * Sends text messages by a JSON service. Its idempotency key is the message id, so that a retry after a lost response does not send twice.
 */
export function createHttpSms({ url, token, timeoutMs = 20_000 }: HttpSmsOptions): SmsPort {
  assertPrivate(url);
  return async ({ id, brand, recipient, locale, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, brand, to: recipient, locale, text }),
      // The token must not reach another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The status counts even if the rest of the response does not arrive.
    const beginning = await readBeginning(response).catch(() => '');
    if (response.ok) return;
    const reason = `${response.status} ${beginning}`.trim();
    throw permanentStatuses.has(response.status)
      ? new MailRejectedError(reason)
      : new Error(`[cairn] [mail] the SMS service rejected a message: ${reason}`);
  };
}
