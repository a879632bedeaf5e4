import { EnvironmentError, type Environment } from '../environment.ts';
import { isForThisMachineAlone } from '../keys.ts';

/**
 * Whether mails may be read at /outbox. They hold links that open accounts, so by default only a developer's shop shows them, that no other
 * machine takes part in. Throws EnvironmentError where mails are sent and shown too.
 */
export function opensOutbox(environment: Environment, nodeEnv: string | undefined): boolean {
  const { smtpUrl, outbox } = environment;
  if (smtpUrl === undefined) return outbox ?? (nodeEnv !== 'production' && isForThisMachineAlone(environment));
  if (outbox) throw new EnvironmentError([{ setting: 'OUTBOX', message: 'mails are sent by SMTP_URL, and are nobody else’s to read' }]);
  return false;
}
