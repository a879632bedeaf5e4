import type { Kysely } from 'kysely';
import type { Secrets } from '../authentication/tokens/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { MailRates } from '../mail/queue-mail.ts';
import type { Clock, Ids } from '../ports.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';

export interface NotificationPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly secrets: Secrets;
  readonly linkOrigin: LinkOrigin;
  /** Absent for no limits per address. */
  readonly mailRates?: MailRates;
}
