import type { CardBrandName } from '../frame/card-rules.ts';

const mark = (name: CardBrandName, drawing: string): string =>
  `<svg class="mark" data-mark="${name}" viewBox="0 0 40 26" width="40" height="26">${drawing}</svg>`;

/** Logos of the invented card brands. */
export const marks: Readonly<Record<CardBrandName, string>> = {
  Quillon: mark(
    'Quillon',
    '<rect width="40" height="26" rx="4" fill="#262359"/><circle cx="19" cy="12.5" r="6" fill="none" stroke="#fff" stroke-width="2.4"/>' +
      '<path d="M20.5 14.5 27 20" stroke="#ffb454" stroke-width="2.8" stroke-linecap="round"/>',
  ),
  Tessary: mark(
    'Tessary',
    '<rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#fffaf0" stroke="#b9b09c"/><path d="M10 7.5h6v5h-6z" fill="#0c6b63"/>' +
      '<path d="M17 7.5h6v5h-6z" fill="#d8592c"/><path d="M24 7.5h6v5h-6z" fill="#123a5a"/><path d="M13.5 13.5h6v5h-6z" fill="#e8a93a"/>' +
      '<path d="M20.5 13.5h6v5h-6z" fill="#0c6b63"/>',
  ),
};
