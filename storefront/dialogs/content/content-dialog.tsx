import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import type { Host } from '#engine/host.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { prepareCanvas } from '../../canvas/browser-blocks.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { HostContext, useStorefrontHost } from '../../canvas/host-context.ts';
import { useTrackedChoices } from '../../canvas/use-tracked-choices.ts';
import { listedRecommendations } from '../../host/listed-recommendations.ts';
import { DialogBlocks } from './content-dialog.styles.ts';
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
    <Sheet {...frame} title={shown.dialog.title} bleed>
      <DialogContent dialog={shown.dialog} />
    </Sheet>
  );
}

/** The dialog's blocks get the recommendations that came with it; those of the page behind are the page's. */
function DialogContent({ dialog }: { readonly dialog: DialogData }): ReactElement {
  const page = useStorefrontHost();
  const host = useMemo<Host>(
    () => ({ ...page, services: { ...page.services, recommendations: listedRecommendations(() => dialog.recommendations) } }),
    [page, dialog],
  );
  useTrackedChoices(dialog.choices);
  return (
    <HostContext value={host}>
      <DialogBlocks>
        <CanvasView data={dialog.canvas} />
      </DialogBlocks>
    </HostContext>
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
