import { useInsertionEffect, type ReactElement } from 'react';
import { createToastQueue, type ToastDurations } from '#ui/toast/toast-queue.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';

/** The shop's one queue. Nothing is shown on a server. */
export const toasts = createToastQueue({ duration: 6000, durationWithAction: 12_000 });

export interface ToastOutletProps {
  readonly label: string;
  readonly closeLabel: string;
  /** The site's own. */
  readonly durations: ToastDurations;
}

/** The shop's one region of toasts; its layout mounts it. */
export function ToastOutlet({ label, closeLabel, durations }: ToastOutletProps): ReactElement {
  useInsertionEffect(() => toasts.setDurations(durations), [durations]);
  return <ToastRegion queue={toasts} label={label} closeLabel={closeLabel} />;
}
