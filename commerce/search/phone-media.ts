/** Screens on which the open search is a sheet; the width must equal that in search-form.styles.ts and search-popup.styles.ts. */
export const phoneMedia = '(max-width: 599.98px)';
