export interface ChallengeParams {
  /** The order that waits for the challenge. */
  readonly orderId: string;
}
