export interface ChallengeParams {
  /** The order that requires the challenge. */
  readonly orderId: string;
}
