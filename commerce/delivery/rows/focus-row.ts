/** Returns the focus to a line's delivery link, which is a new element after the line has moved to another shipment. */
export function focusLine(itemId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"] [data-part='delivery'] a`)?.focus();
  });
}
