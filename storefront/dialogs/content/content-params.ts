export interface ContentDialogParams {
  readonly name: string;
  /** The address's query, of which some dialogs make use: `?productType=jackets#modal-size-chart`. */
  readonly query: string;
}
