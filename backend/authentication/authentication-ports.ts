import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import type { Secrets } from './secrets.ts';
import type { SigningKey } from './signing-key.ts';

export interface AuthenticationPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly signingKey: SigningKey;
}
