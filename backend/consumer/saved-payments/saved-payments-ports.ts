import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { JobSender } from '../../jobs/jobs.ts';
import type { Limiter } from '../../limits/limiter.ts';
import type { PaymentsPort } from '../../payments/payments.ts';
import type { Clock, Ids, Log } from '../../ports.ts';
import type { ReadRewardCodes } from '../../rewards/reward-codes.ts';

export interface SavedPaymentsPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly log: Log;
  readonly limiter: Limiter;
  readonly payments: PaymentsPort;
  readonly rewardCodes: ReadRewardCodes;
}
