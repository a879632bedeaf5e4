import type { NoticeKind } from '../notice/notice.tsx';

export interface Toast {
  /** Distinguishes toasts: a second one with a title that is on show replaces the first. */
  readonly title: string;
  readonly text?: string;
  readonly kind?: NoticeKind;
  /** A link or a press that the toast offers. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Stays until it is closed. */
  readonly persistent?: boolean;
}

export interface QueuedToast extends Toast {
  readonly key: number;
}

export interface ToastQueue {
  /** Shows a toast; returns its key. */
  readonly show: (toast: Toast) => number;
  readonly close: (key: number) => void;
  readonly clear: () => void;
  /** Stops and restarts the clocks, while a pointer or the focus is on the region. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly QueuedToast[];
}

interface Timers {
  readonly set: (callback: () => void, milliseconds: number) => unknown;
  readonly clear: (timer: never) => void;
}

/** At most one toast a title; each closes by itself after `duration` ms unless it is persistent. */
export function createToastQueue({
  duration = 6000,
  set = setTimeout,
  clear = clearTimeout,
}: { readonly duration?: number } & Partial<Timers> = {}): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let lastKey = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const timers = new Map<number, unknown>();

  const change = (next: readonly QueuedToast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stop = (key: number): void => {
    clear(timers.get(key) as never);
    timers.delete(key);
  };
  const close = (key: number): void => {
    stop(key);
    if (toasts.some((toast) => toast.key === key)) change(toasts.filter((toast) => toast.key !== key));
  };
  const start = (toast: QueuedToast): void => {
    if (!toast.persistent && !paused)
      timers.set(
        toast.key,
        set(() => close(toast.key), duration),
      );
  };

  return {
    show: (toast) => {
      const queued = { ...toast, key: (lastKey += 1) };
      for (const { key, title } of toasts) if (title === toast.title) stop(key);
      change([...toasts.filter(({ title }) => title !== toast.title), queued]);
      start(queued);
      return queued.key;
    },
    close,
    clear: () => {
      for (const { key } of toasts) stop(key);
      change([]);
    },
    pause: () => {
      paused = true;
      for (const { key } of toasts) stop(key);
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      toasts.forEach(start);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
