export interface SuccessParams {
  /** The asker gets a mail with the answer. */
  readonly hasMail: boolean;
}
