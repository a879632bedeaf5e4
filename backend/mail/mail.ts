/** By which something of the outbox goes. */
export type Channel = 'email' | 'sms';

/** A mail as whoever sends it needs it. */
export interface Mail {
  /** The same for each attempt: what was taken once under it is not sent again. */
  readonly id: string;
  readonly brand: string;
  readonly recipient: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document that says the same. */
  readonly html: string;
  /** Address that ends mails of this kind: a POST at once, a GET by a page that asks. */
  readonly unsubscribe?: string;
}

/** Hands a mail over to whoever sends it. What it throws is tried again later, but for a MailRefusedError. */
export type MailPort = (mail: Mail) => Promise<void>;

/** The mail will never be taken, as when its recipient's address does not exist. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Where no company that sends mails is connected: they lie in the outbox, for whoever looks there. */
export const keptInOutbox = async (): Promise<void> => undefined;

/** A text message as whoever sends it needs it. */
export interface TextMessage {
  /** As of a mail. */
  readonly id: string;
  readonly brand: string;
  /** A phone number with its plus sign. */
  readonly recipient: string;
  readonly locale: string;
  readonly text: string;
}

/** The same for text messages. What was taken once under an id is not to be sent again: a message costs, and wakes people. */
export type SmsPort = (message: TextMessage) => Promise<void>;
