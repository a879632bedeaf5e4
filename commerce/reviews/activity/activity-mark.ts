const KEY = 'cairn.review-activity';

/** Notes that this browser's shopper has voted, reported or asked: a guest's activity is requested only then. */
export function markActivity(store: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    store().setItem(KEY, '1');
  } catch {
    // Without storage, a guest's votes are shown until the page is left.
  }
}

export function hasMarkedActivity(store: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    return store().getItem(KEY) !== null;
  } catch {
    return false;
  }
}
