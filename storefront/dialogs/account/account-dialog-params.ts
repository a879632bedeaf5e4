export interface AccountDialogParams {
  /** Address of the first account page in the dialog. */
  readonly address: string;
}
