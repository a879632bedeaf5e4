import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';
import type { TranslationPort } from './translation/translation-port.ts';

export interface ReviewsPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly log: Log;
  readonly linkOrigin: LinkOrigin;
  readonly translation: TranslationPort;
}
