const KEY = 'cairn.review-activity';

/** Records that this browser's shopper has voted, reported or asked, since a guest's activity is only fetched then. */
export function markActivity(store: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    store().setItem(KEY, '1');
  } catch {
    // Without storage, a guest's votes show only until the page is left.
  }
}

export function isActivityMarked(store: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    return store().getItem(KEY) !== null;
  } catch {
    return false;
  }
}
