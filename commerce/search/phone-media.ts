/** Screens on which the open search is a sheet; search-form.styles.ts and search-popup.styles.ts have the same width. */
export const phoneMedia = '(max-width: 599.98px)';
