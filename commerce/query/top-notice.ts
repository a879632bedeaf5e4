/** Connects errors that concern the whole screen with the screen that shows them. */
export interface TopNotice {
  /** @returns false if no visible screen shows the notice */
  readonly show: (text: string) => boolean;
  readonly current: () => string | undefined;
  /** Subscribes a screen that shows the notice; the notice is cleared when the last one unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTopNotice(): TopNotice {
  let text: string | undefined;
  const listeners = new Set<() => void>();
  return {
    show(next) {
      if (listeners.size === 0) return false;
      text = next;
      for (const listener of listeners) listener();
      return true;
    },
    current: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) text = undefined;
      };
    },
  };
}
