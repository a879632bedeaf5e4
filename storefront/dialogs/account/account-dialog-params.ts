export interface AccountDialogParams {
  /** Of the page of the account area that it shows first. */
  readonly address: string;
}
