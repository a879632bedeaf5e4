/** Delivery channel of an outbox message. */
export type Channel = 'email' | 'sms';

/** A mail as the delivery service needs it. */
export interface Mail {
  /** Equal for all attempts. The service must not send an accepted id again. */
  readonly id: string;
  readonly brand: string;
  readonly recipient: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document with the same content. */
  readonly html: string;
  /** One-click unsubscribe address: a POST unsubscribes at once, a GET shows a confirmation page. */
  readonly unsubscribe?: string;
}

/** Hands a mail over to the delivery service. Errors other than MailRefusedError are retried. */
export type MailPort = (mail: Mail) => Promise<void>;

/** Thrown when the mail will never be accepted, e.g. because its recipient's address does not exist. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Default without a delivery service: mails remain in the outbox. */
export const skipDelivery = async (): Promise<void> => undefined;

/** A text message as the delivery service needs it. */
export interface TextMessage {
  /** See `Mail.id`. */
  readonly id: string;
  readonly brand: string;
  /** A phone number in international format, with a plus sign. */
  readonly recipient: string;
  readonly locale: string;
  readonly text: string;
}

/** Like `MailPort` for text messages. An accepted id must not be sent again: a message costs money and disturbs people. */
export type SmsPort = (message: TextMessage) => Promise<void>;
