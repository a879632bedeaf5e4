import { localGiftCardKey, type Environment } from './environment.ts';
import { isLocalOnly } from './keys.ts';

/** The secret of gift cards. Without a configured one, only a shop that no other machine can reach offers gift cards. */
export function getGiftCardKey(environment: Environment): string | undefined {
  return environment.giftCardKey ?? (isLocalOnly(environment) ? localGiftCardKey : undefined);
}
