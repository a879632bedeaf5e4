export interface ConfirmationParams {
  /** The name of the store. */
  readonly name: string;
  /** In the page's language. */
  readonly country: string;
  /** Address that the change of the site is sent to. */
  readonly action: string;
  /** Path of the page to show there, with the present locale. */
  readonly from: string;
}
