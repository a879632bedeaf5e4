const TYPE = 'syncScroll';

export interface SyncScrollMessage {
  readonly type: typeof TYPE;
  /** Pixels from the top. */
  readonly scrollTop: number;
  /** 0 at the top, 1 at the bottom, for frames of another height; a parent may omit it. */
  readonly scrollRatio?: number;
}

export function isSyncScroll(data: unknown): data is SyncScrollMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, scrollTop, scrollRatio } = data as Readonly<Record<string, unknown>>;
  return type === TYPE && Number.isFinite(scrollTop) && (scrollRatio === undefined || Number.isFinite(scrollRatio));
}

/** The scroll position in a page with this scrollable height, so that both frames show the same part. */
export function scrollTarget({ scrollTop, scrollRatio }: SyncScrollMessage, getScrollRange: number): number {
  const requested = scrollRatio !== undefined && scrollRatio >= 0 && scrollRatio <= 1 ? scrollRatio * getScrollRange : scrollTop;
  return Math.max(0, Math.min(getScrollRange, Math.round(requested)));
}

/**
 * The origins to post to: the parent's own, if the browser reveals it and it is listed. Browsers log a warning for each message to another.
 */
export function getParentOrigins(parentOrigin: string | undefined, origins: readonly string[]): readonly string[] {
  return parentOrigin === undefined ? origins : origins.filter((origin) => origin === parentOrigin);
}

/**
 * Syncs the scroll position of the page and its parent frame by messages of type syncScroll, exchanged with the listed origins only. Does
 * nothing outside a frame.
 * @returns a function that stops it.
 */
export function syncScrollWithParent(view: Window, origins: readonly string[]): () => void {
  const { parent } = view;
  if (parent === view) return () => undefined;
  const { document, location } = view;
  // Some browsers have no ancestorOrigins; their referrer names the parent unless its policy forbids that.
  const parentOrigin = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin;
  const targets = getParentOrigins(parentOrigin, origins);
  let posted: number | undefined;
  let frame = 0;
  const getRoom = (): number => document.documentElement.scrollHeight - view.innerHeight;

  const onScroll = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const scrollTop = Math.round(view.scrollY);
      if (scrollTop === posted) return;
      posted = scrollTop;
      const message: SyncScrollMessage = { type: TYPE, scrollTop, scrollRatio: getRoom() > 0 ? scrollTop / getRoom() : 0 };
      for (const origin of targets) parent.postMessage(message, origin);
    });
  };
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== parent || !origins.includes(event.origin) || !isSyncScroll(event.data)) return;
    posted = scrollTarget(event.data, getRoom());
    view.scrollTo({ top: posted, behavior: 'instant' });
  };
  view.addEventListener('scroll', onScroll, { passive: true });
  view.addEventListener('message', onMessage);
  return () => {
    cancelAnimationFrame(frame);
    view.removeEventListener('scroll', onScroll);
    view.removeEventListener('message', onMessage);
  };
}
