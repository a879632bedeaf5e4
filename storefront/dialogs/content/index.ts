import { defineDialog } from '../define-dialog.ts';
import type { ContentDialogParams } from './content-params.ts';

/** A dialog that editors write: a document of content. */
export const contentDialog = defineDialog<ContentDialogParams>({
  placement: 'center',
  read: ({ name, query }) => ({ name, query: query.toString() }),
  load: () => import('./content-dialog.tsx'),
});
