/** Name of the form field with the token of a solved challenge. */
export const captchaField = 'captchaResponse';

/** A form whose call may require a bot check. With script it is sent in the background, so that a challenge is solved on the page. */
export interface BotCheckModel {
  /** Shown if the form's request gets no response. */
  readonly noAnswer: string;
  /** For browsers without script, on sites that check every visitor. */
  readonly noScript?: string;
}

/** The challenge that a rejected form has to solve; plain data. */
export interface ChallengeModel {
  readonly challengeUrl: string;
  /** e.g. "fr-ca". */
  readonly locale: string;
  /** Name of the dialog and of the frame in it. */
  readonly title: string;
  /** Label of the button that closes the dialog. */
  readonly close: string;
  /** Shown if the challenge was not solved. */
  readonly unsolved: string;
  /** For browsers without script. */
  readonly noScript: string;
}
