export interface ContentDialogParams {
  readonly name: string;
  /** The query of the address, which some dialogs use: `?productType=jackets#modal-size-chart`. */
  readonly query: string;
}
