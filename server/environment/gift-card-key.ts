import { localGiftCardKey, type Environment } from './environment.ts';
import { isForThisMachineAlone } from './keys.ts';

/** The secret of gift cards. Without one of its own, only a shop that no other machine reaches has them. */
export function giftCardKeyOf(environment: Environment): string | undefined {
  return environment.giftCardKey ?? (isForThisMachineAlone(environment) ? localGiftCardKey : undefined);
}
