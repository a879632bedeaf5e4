export interface AccountDialogParams {
  /** Address of the first page of the account area that the dialog shows. */
  readonly address: string;
}
