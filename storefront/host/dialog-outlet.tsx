import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { prepareCanvas } from '../browser-blocks.ts';
import { CanvasView } from '../canvas-view.tsx';
import type { DialogData } from '../routes/fapi/dialog.ts';

interface Props {
  readonly name: string;
  readonly locale: string;
  readonly closeLabel: string;
}

/** The dialog that the address names, made of content; one that does not exist shows nothing. Closing goes back to the page without it. */
export default function DialogOutlet({ name, locale, closeLabel }: Props): ReactElement | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ readonly name: string; readonly dialog: DialogData }>();

  useEffect(() => {
    const asking = new AbortController();
    loadDialog(name, locale, asking.signal).then(
      (dialog) => setShown({ name, dialog }),
      (error: unknown) => {
        if (!asking.signal.aborted) console.warn(`[cairn] [dialog] ${name}: could not be opened`, error);
      },
    );
    return () => asking.abort();
  }, [name, locale]);

  if (!shown || shown.name !== name) return null;
  const close = (isOpen: boolean): void => {
    if (!isOpen) void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog isOpen onOpenChange={close} title={shown.dialog.title} closeLabel={closeLabel}>
      <CanvasView data={shown.dialog.canvas} />
    </Dialog>
  );
}

async function loadDialog(name: string, locale: string, signal: AbortSignal): Promise<DialogData> {
  const response = await fetch(`/fapi/dialogs/${name}?locale=${locale}`, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const dialog = (await response.json()) as DialogData;
  await prepareCanvas(dialog.canvas);
  return dialog;
}
