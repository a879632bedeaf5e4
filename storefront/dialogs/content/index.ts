import { prepareCanvas } from '../../canvas/browser-blocks.ts';
import { defineDialog } from '../define-dialog.ts';
import type { ContentDialogParams } from './content-params.ts';
import type { DialogData } from './dialog-data.ts';

/** A dialog that editors write: a document of content, with its own choices for the visitor. */
export const contentDialog = defineDialog({
  placement: 'center',
  readParams: ({ name, query }): ContentDialogParams => ({ name, query: query.toString() }),
  loadCriticalData: async ({ params: { name, query }, locale, signal }): Promise<DialogData> => {
    const search = new URLSearchParams(query);
    search.set('locale', locale);
    const response = await fetch(`/fapi/dialogs/${name}?${search}`, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const dialog = (await response.json()) as DialogData;
    await prepareCanvas(dialog.canvas);
    return dialog;
  },
  // Editors may have written no such document.
  onFailure: 'close',
  view: () => import('./content-view.tsx'),
});
