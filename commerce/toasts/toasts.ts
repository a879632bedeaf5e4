import { createToastQueue, type QueuedToast, type Toast } from '#ui/toast/toast-queue.ts';

/** Milliseconds until a toast goes by itself, without and with something to press. */
const DURATION = 6000;
const DURATION_WITH_ACTION = 12_000;

/** A toast whose action does something here instead of leading elsewhere. */
export interface ActingToast extends Omit<Toast, 'action'> {
  readonly onPress: { readonly label: string; readonly run: () => void };
}

export interface ShownToast extends QueuedToast {
  readonly press?: ActingToast['onPress'];
}

export interface Toasts {
  /** At most one per distinct title; it goes by itself unless persistent. */
  readonly show: (toast: Toast | ActingToast) => void;
  readonly close: (toast: ShownToast) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly ShownToast[];
}

type Queue = ReturnType<typeof createToastQueue>;

/** Two queues of the design system's, as toasts with an action need more time to be reached. */
export function createToasts(make: (duration: number) => Queue = (duration) => createToastQueue({ duration })): Toasts {
  const plain = make(DURATION);
  const acting = make(DURATION_WITH_ACTION);
  const presses = new Map<string, ActingToast['onPress']>();
  let shown: readonly ShownToast[] = [];

  const update = (): void => {
    shown = [...plain.current(), ...acting.current().map((toast) => ({ ...toast, press: presses.get(toast.title) }))];
  };
  const drop = (queue: Queue, title: string): void => {
    for (const toast of queue.current()) if (toast.title === title) queue.close(toast.key);
  };

  return {
    show(toast) {
      const { title } = toast;
      drop('onPress' in toast ? plain : acting, title);
      if (!('onPress' in toast)) {
        plain.show(toast);
        return;
      }
      const { onPress, ...rest } = toast;
      presses.set(title, onPress);
      acting.show(rest);
    },
    close: ({ key, press }) => (press ? acting : plain).close(key),
    pause: () => [plain, acting].forEach((queue) => queue.pause()),
    resume: () => [plain, acting].forEach((queue) => queue.resume()),
    subscribe(listener) {
      const tell = (): void => {
        update();
        listener();
      };
      update();
      const leave = [plain.subscribe(tell), acting.subscribe(tell)];
      return () => leave.forEach((end) => end());
    },
    current: () => shown,
  };
}
