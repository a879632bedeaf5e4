import { MailRefusedError, type SmsPort } from '#backend/mail/mail.ts';
import { EnvironmentError } from '../environment/environment.ts';
import { isLoopback } from '../environment/keys.ts';

export interface HttpSmsOptions {
  /** Takes each message by POST. */
  readonly url: string;
  /** Lets us in, as a bearer token. */
  readonly token: string | undefined;
  /** Milliseconds until an attempt is given up; less than the job's may take. */
  readonly timeoutMs?: number;
}

/** Statuses that speak of the message: it will never be taken. All else may be mended while it waits, our own access included. */
const refusals: ReadonlySet<number> = new Set([400, 422]);

/** Characters that are kept of why a message was not taken. */
const longestReason = 300;

/** Throws EnvironmentError for an address that is not over TLS, but on this machine, and for one that holds a password. */
function assertPrivate(url: string): void {
  const { protocol, hostname, username, password } = new URL(url);
  const refuse = (message: string): never => {
    throw new EnvironmentError([{ setting: 'SMS_URL', message }]);
  };
  if (protocol !== 'https:' && !isLoopback(hostname)) refuse('messages leave this machine over https:// alone');
  if (username !== '' || password !== '') refuse('has no user and password; SMS_TOKEN is what lets us in');
}

/** The beginning of an answer's body. What follows is not waited for. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= longestReason) break;
  }
  return text.slice(0, longestReason).trim();
}

/**
 * Sends text messages by a service that takes them as JSON. Its idempotency key is the message's id, the same for each attempt, so that what
 * was taken without our hearing of it is not sent again.
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
      // The token is for nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The status decides, also where the rest of the answer does not arrive.
    const said = await beginningOf(response).catch(() => '');
    if (response.ok) return;
    const reason = `${response.status} ${said}`.trim();
    throw refusals.has(response.status)
      ? new MailRefusedError(reason)
      : new Error(`[cairn] [mail] a text message was not taken: ${reason}`);
  };
}
