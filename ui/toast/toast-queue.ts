import type { NoticeKind } from '../notice/notice.tsx';

/** Action of a toast: a link, or a callback. */
export type ToastAction = { readonly label: string; readonly href: string } | { readonly label: string; readonly onPress: () => void };

export interface Toast {
  /** Identifies a toast: a second one with a visible title replaces the first. */
  readonly title: string;
  readonly text?: string;
  readonly kind?: NoticeKind;
  readonly action?: ToastAction;
  /** Milliseconds on screen; by default the queue's own, with or without an action. */
  readonly duration?: number;
  /** Stays until it is closed. */
  readonly persistent?: boolean;
}

export interface QueuedToast extends Toast {
  readonly key: number;
}

export interface ToastQueue {
  /**
   * Shows a toast.
   * @returns its key.
   */
  readonly show: (toast: Toast) => number;
  readonly close: (key: number) => void;
  readonly clear: () => void;
  /** Applies to subsequent toasts. */
  readonly setDurations: (durations: ToastDurations) => void;
  /** Pauses the clocks while a pointer or the focus is on the region. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly QueuedToast[];
}

/** Milliseconds on screen. A toast with an action needs more time. */
export interface ToastDurations {
  readonly duration: number;
  readonly durationWithAction: number;
}

interface Clock {
  readonly setInterval: (callback: () => void, milliseconds: number) => unknown;
  readonly clearInterval: (timer: never) => void;
}

/** Milliseconds between checks of the remaining time. */
const STEP = 200;

/** One toast per title. Each closes after its time unless it is persistent; a paused toast keeps its remaining time. */
export function createToastQueue(initial: ToastDurations, clock: Clock = globalThis): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let durations = initial;
  let lastKey = 0;
  let isPaused = false;
  let timer: unknown;
  const listeners = new Set<() => void>();
  const left = new Map<number, number>();

  const change = (next: readonly QueuedToast[]): void => {
    toasts = next;
    for (const key of left.keys()) if (!next.some((toast) => toast.key === key)) left.delete(key);
    run();
    for (const listener of listeners) listener();
  };
  const pass = (): void => {
    for (const [key, time] of left) left.set(key, time - STEP);
    const remaining = toasts.filter(({ key }) => (left.get(key) ?? 1) > 0);
    if (remaining.length < toasts.length) change(remaining);
  };
  /** The clock runs only while a toast has a time. */
  const run = (): void => {
    const isRequested = left.size > 0 && !isPaused;
    if (isRequested) timer ??= clock.setInterval(pass, STEP);
    else if (timer !== undefined) {
      clock.clearInterval(timer as never);
      timer = undefined;
    }
  };

  return {
    show: (toast) => {
      const key = (lastKey += 1);
      if (!toast.persistent) left.set(key, toast.duration ?? (toast.action ? durations.durationWithAction : durations.duration));
      const others = toasts.filter(({ title }) => title !== toast.title);
      change([...others, { ...toast, key }]);
      return key;
    },
    close: (key) => {
      if (toasts.some((toast) => toast.key === key)) change(toasts.filter((toast) => toast.key !== key));
    },
    clear: () => change([]),
    setDurations: (next) => {
      durations = next;
    },
    pause: () => {
      isPaused = true;
      run();
    },
    resume: () => {
      isPaused = false;
      run();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
