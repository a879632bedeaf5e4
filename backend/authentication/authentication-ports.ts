import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CollectedFeatures } from '../features/collect-features.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Rate } from '../limits/rate.ts';
import type { MailRates } from '../mail/queue-mail.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import type { RecordStaffAction } from '../staff-actions/record-staff-action.ts';
import type { AccessTokens } from './tokens/access-token.ts';
import type { BotChecks } from './bot-check/bot-check.ts';
import type { LinkOrigin, ShopSite } from '../sites/shop-site.ts';
import type { RelyingParties } from './passkeys/relying-party.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { StaffAccessOf } from './devices/staff-access.ts';
import type { StaffHours } from './staff/staff-hours.ts';
import type { Secrets } from './tokens/secrets.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';

export interface AuthenticationPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly accessTokens: AccessTokens;
  readonly liveSessions: LiveSessions;
  readonly passwords: Passwords;
  readonly relyingParties: RelyingParties;
  readonly botChecks: BotChecks;
  /** Failed passwords before an address is locked, and the duration of the lock. */
  readonly lockout: Rate;
  readonly recordStaffAction: RecordStaffAction;
  readonly staffAccess: StaffAccessOf;
  readonly staffHours: (site: ShopSite) => StaffHours;
  /** Mail to one address is unlimited when this is undefined. */
  readonly mailRates?: MailRates;
  readonly linkOrigin: LinkOrigin;
  /** Covers all features including this one, so call it only after all of them are created. */
  readonly features: () => Pick<CollectedFeatures, 'guestTables' | 'handovers' | 'emailClaims'>;
}
