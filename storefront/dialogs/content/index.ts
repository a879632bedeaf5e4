import { defineDialog } from '../define-dialog.ts';

export interface ContentDialogParams {
  readonly name: string;
  /** The address's query, of which some dialogs make use: `?productType=jackets#modal-size-chart`. */
  readonly query: string;
}

/** A dialog that editors write: a document of content. */
export const contentDialog = defineDialog<ContentDialogParams>({
  placement: 'center',
  read: ({ name, query }) => ({ name, query: query.toString() }),
  load: () => import('./content-dialog.tsx'),
});
