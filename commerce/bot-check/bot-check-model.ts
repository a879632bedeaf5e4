/** Name of the form field with the token of a solved challenge. */
export const captchaField = 'captchaResponse';

/** A form whose operation may require a bot check. JavaScript sends it in the background, so that a challenge is solved on the page. */
export interface BotCheckModel {
  /** Shown if the form's request gets no response. */
  readonly noAnswer: string;
  /** For browsers without JavaScript, on sites that check every visitor. */
  readonly noScript?: string;
}

/** The challenge that a rejected form must solve; plain data. */
export interface ChallengeModel {
  readonly challengeUrl: string;
  /** e.g. "fr-ca". */
  readonly locale: string;
  /** Title of the dialog and of its frame. */
  readonly title: string;
  /** Label of the button that closes the dialog. */
  readonly close: string;
  /** Shown if the challenge was not solved. */
  readonly unsolved: string;
  /** For browsers without JavaScript. */
  readonly noScript: string;
}
