import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { prepareCanvas } from '../../canvas/browser-blocks.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import type { DialogData } from './dialog-data.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { ContentDialogParams } from './content-params.ts';

/** A document of content in a dialog; one that does not exist is closed again. */
export default function ContentDialog({ params: { name, query }, locale, frame }: DialogProps<ContentDialogParams>): ReactElement | null {
  const [shown, setShown] = useState<{ readonly name: string; readonly dialog: DialogData }>();
  const giveUp = useEffectEvent(() => frame.onOpenChange(false));
  useEffect(() => {
    const asking = new AbortController();
    loadDialog(name, query, locale, asking.signal).then(
      (dialog) => setShown({ name, dialog }),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.warn(`[cairn] [dialog] ${name}: could not be opened`, error);
        giveUp();
      },
    );
    return () => asking.abort();
  }, [name, query, locale]);
  if (shown?.name !== name) return null;
  return (
    <Sheet {...frame} title={shown.dialog.title}>
      <CanvasView data={shown.dialog.canvas} />
    </Sheet>
  );
}

async function loadDialog(name: string, query: string, locale: string, signal: AbortSignal): Promise<DialogData> {
  const asked = new URLSearchParams(query);
  asked.set('locale', locale);
  const response = await fetch(`/fapi/dialogs/${name}?${asked}`, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const dialog = (await response.json()) as DialogData;
  await prepareCanvas(dialog.canvas);
  return dialog;
}
