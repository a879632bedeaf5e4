import type { PaymentChallenge } from '#generated/openapi/shared.ts';

export type ChallengeMessage = 'cairn:challenge-ready' | 'cairn:challenge-done';

/**
 * Parses a message of the issuer's frame for this challenge.
 * @returns undefined for messages of other windows, origins or challenges
 */
export function parseChallengeMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  challenge: Pick<PaymentChallenge, 'origin' | 'authenticationId'>,
  frame: unknown,
): ChallengeMessage | undefined {
  if (origin !== challenge.origin || !frame || source !== frame || typeof data !== 'object' || data === null) return undefined;
  const { type, authenticationId } = data as Readonly<Record<string, unknown>>;
  if (authenticationId !== challenge.authenticationId) return undefined;
  return type === 'cairn:challenge-ready' || type === 'cairn:challenge-done' ? type : undefined;
}
