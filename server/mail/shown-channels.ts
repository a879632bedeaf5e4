import type { Channel } from '#backend/mail/mail.ts';
import { EnvironmentError, type Environment } from '../environment/environment.ts';
import { isForThisMachineAlone } from '../environment/keys.ts';

/**
 * By which channels goes what may be read at /outbox: those that nobody sends by. It holds links that open accounts, so by default only a
 * developer's shop shows it, that no other machine takes part in. Throws EnvironmentError where there is nothing to show and it is asked for.
 */
export function shownChannels(environment: Environment, nodeEnv: string | undefined): readonly Channel[] {
  const { smtpUrl, smsUrl, outbox } = environment;
  const unsent: readonly Channel[] = [
    ...(smtpUrl === undefined ? ['email' as const] : []),
    ...(smsUrl === undefined ? ['sms' as const] : []),
  ];
  if (unsent.length > 0) return (outbox ?? (nodeEnv !== 'production' && isForThisMachineAlone(environment))) ? unsent : [];
  if (outbox)
    throw new EnvironmentError([{ setting: 'OUTBOX', message: 'all is sent, by SMTP_URL and SMS_URL, and is nobody else’s to read' }]);
  return [];
}
