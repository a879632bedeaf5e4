import { lazy, Suspense, useInsertionEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { getDialogHref, getDialogName } from '../host/navigation.ts';
import { createDialogNavigation, registerDialogOpener } from '../host/open-dialog.ts';
import { useStep } from '../host/use-step.ts';
import { useDialogIntent } from './use-dialog-intent.ts';
import { useNamelessDialog } from './use-nameless-dialog.ts';

const DialogOutlet = lazy(() => import('./opening/dialog-outlet.tsx'));

interface Props {
  readonly locale: string;
  readonly closeLabel: string;
}

/** Renders the open dialog of the shop. Its code is loaded with the first dialog, or when a visitor is about to open one. */
export function Dialogs({ locale, closeLabel }: Props): ReactElement | null {
  const { hash, pathname, search, state } = useLocation();
  const step = useStep();
  useNamelessDialog();
  const isHydrated = useHydrated();
  useDialogIntent(locale);
  useInsertionEffect(
    () =>
      registerDialogOpener((name, dialog) => {
        step(`${pathname}${search}${getDialogHref(name)}`, {
          preventScrollReset: true,
          ...createDialogNavigation({ hash, state }, dialog),
        });
      }),
    [step, pathname, search, hash, state],
  );
  // The server does not receive the hash, so that a dialog opens only after hydration.
  const name = isHydrated ? getDialogName(hash) : undefined;
  const [wasRequested, setRequested] = useState(false);
  if (name !== undefined && !wasRequested) setRequested(true);
  if (!wasRequested) return null;
  return (
    <Suspense fallback={null}>
      <DialogOutlet name={name} locale={locale} closeLabel={closeLabel} />
    </Suspense>
  );
}
