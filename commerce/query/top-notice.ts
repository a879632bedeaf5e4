/** What went wrong with the whole screen, where one shows it. */
export interface TopNotice {
  /** False where no screen on show has a place for it. */
  readonly show: (text: string) => boolean;
  readonly current: () => string | undefined;
  /** A screen with a place for the notice; when the last one goes, so does the notice. */
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
