import { prepareCanvas } from '../../canvas/browser-blocks.ts';
import { defineDialog } from '../define-dialog.ts';
import type { ContentDialogParams } from './content-params.ts';
import type { DialogData } from './dialog-data.ts';

/** A dialog written by editors: a content document with its own personalization. */
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
  // Editors may not have created such a document.
  onFailure: 'close',
  view: () => import('./content-view.tsx'),
});
