/** Returns the focus to a row's delivery link, which is another element after the row has moved to another shipment. */
export function focusRow(itemId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"] [data-part='delivery'] a`)?.focus();
  });
}
