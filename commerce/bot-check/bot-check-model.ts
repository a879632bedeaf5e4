import type { ChallengeOptions } from './meet-challenge.ts';

/** What a form's challenge gave, as the form says it. */
export const captchaField = 'captchaResponse';

/** A challenge that a form's browser meets before it is sent; plain data. */
export interface BotCheckModel extends ChallengeOptions {
  readonly challengeUrl: string;
  /** For browsers without script, which cannot meet it. */
  readonly noScript: string;
}
