export interface ConfirmationParams {
  /** Name of the store. */
  readonly name: string;
  /** Name of the country in the page's language. */
  readonly country: string;
  /** Address of the form that changes the site. */
  readonly action: string;
  /** Path of the current page, to show on the other site. */
  readonly from: string;
}
