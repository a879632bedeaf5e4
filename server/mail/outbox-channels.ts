import type { Channel } from '#backend/mail/mail.ts';
import { EnvironmentError, type Environment } from '../environment/environment.ts';
import { isLocalOnly } from '../environment/keys.ts';

/**
 * Channels whose messages may be read at /outbox: those without a sender. Messages contain links that open accounts, so by default only a
 * shop for this machine alone shows them.
 * @throws EnvironmentError if the outbox is requested but every channel has a sender.
 */
export function getOutboxChannels(environment: Environment, nodeEnv: string | undefined): readonly Channel[] {
  const { smtpUrl, smsUrl, outbox } = environment;
  const unsent: readonly Channel[] = [
    ...(smtpUrl === undefined ? ['email' as const] : []),
    ...(smsUrl === undefined ? ['sms' as const] : []),
  ];
  if (unsent.length > 0) return (outbox ?? (nodeEnv !== 'production' && isLocalOnly(environment))) ? unsent : [];
  if (outbox) throw new EnvironmentError([{ setting: 'OUTBOX', message: 'has no effect, because SMTP_URL and SMS_URL send all messages' }]);
  return [];
}
