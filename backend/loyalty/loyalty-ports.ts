import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../ports.ts';
import type { ReadRewardCodes } from '../rewards/reward-codes.ts';
import type { LoyaltyRulesOf } from './loyalty-rules.ts';
import type { LoyaltyTokens } from './loyalty-tokens.ts';

export interface LoyaltyPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly loyaltyRules: LoyaltyRulesOf;
  readonly loyaltyTokens: LoyaltyTokens;
  readonly rewardCodes: ReadRewardCodes;
}
