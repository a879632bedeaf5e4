import type { Kysely } from 'kysely';
import type { BotChecks } from '../authentication/bot-check/bot-check.ts';
import type { Passwords } from '../authentication/passwords/passwords.ts';
import type { Secrets } from '../authentication/tokens/secrets.ts';
import type { LiveSessions } from '../authentication/sessions/live-sessions.ts';
import type { Tables } from '../database/tables.ts';
import type { CollectedFeatures } from '../features/collect-features.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { Rate } from '../limits/rate.ts';
import type { WelcomePorts } from '../loyalty/welcome-promotion.ts';
import type { MailRates } from '../mail/queue-mail.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';

export interface ConsumerPorts extends WelcomePorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly liveSessions: LiveSessions;
  readonly passwords: Passwords;
  readonly botChecks: BotChecks;
  /** Failed passwords before an address is locked, and the duration of the lock. */
  readonly lockout: Rate;
  /** Covers all features including this one, so call it only after all of them are created. */
  readonly features: () => Pick<CollectedFeatures, 'userData'>;
  readonly linkOrigin: LinkOrigin;
  /** Mail to one address is unlimited when this is undefined. */
  readonly mailRates?: MailRates;
}
