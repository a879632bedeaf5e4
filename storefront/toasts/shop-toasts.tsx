import { useInsertionEffect, type ReactElement } from 'react';
import { createToastQueue, type ToastDurations } from '#ui/toast/toast-queue.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';

/** The shop's only toast queue. Nothing is shown on a server. */
export const toasts = createToastQueue({ duration: 6000, durationWithAction: 12_000 });

export interface ToastOutletProps {
  readonly label: string;
  readonly closeLabel: string;
  /** Durations of the site's settings. */
  readonly durations: ToastDurations;
}

/** The shop's only toast region, mounted by the layout. */
export function ToastOutlet({ label, closeLabel, durations }: ToastOutletProps): ReactElement {
  useInsertionEffect(() => toasts.setDurations(durations), [durations]);
  return <ToastRegion queue={toasts} label={label} closeLabel={closeLabel} />;
}
