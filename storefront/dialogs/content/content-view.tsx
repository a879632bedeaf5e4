import { useMemo, type ReactElement } from 'react';
import type { Host } from '#engine/host.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { HostContext, useStorefrontHost } from '../../canvas/host-context.ts';
import { useTrackedChoices } from '../../host/use-tracked-choices.ts';
import { createRecommendationService } from '../../host/create-recommendation-service.ts';
import type { DialogProps, NoMessages } from '../define-dialog.ts';
import type { ContentDialogParams } from './content-params.ts';
import { DialogBlocks } from './content-view.styles.ts';
import type { DialogData } from './dialog-data.ts';

type Props = DialogProps<ContentDialogParams, NoMessages, DialogData>;

export default function ContentView({ critical: dialog, frame }: Props): ReactElement {
  return (
    <Sheet {...frame} title={dialog.title} bleed>
      <DialogContent dialog={dialog} />
    </Sheet>
  );
}

/** The dialog's blocks use the recommendations loaded with it, not those of the page behind. */
function DialogContent({ dialog }: { readonly dialog: DialogData }): ReactElement {
  const page = useStorefrontHost();
  const host = useMemo<Host>(
    () => ({ ...page, services: { ...page.services, recommendations: createRecommendationService(() => dialog.recommendations) } }),
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
