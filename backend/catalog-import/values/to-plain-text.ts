import { convert } from 'html-to-text';

const longest = 5000;

/** Converts a description that may be HTML to plain text, paragraph by paragraph. Scripts, styles and pictures are omitted. */
export function toPlainText(description: string): string {
  if (!/[<&]/.test(description)) return description.trim().slice(0, longest);
  return convert(description, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'ul', options: { itemPrefix: '• ' } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
    limits: { maxInputLength: 200_000 },
  })
    .trim()
    .slice(0, longest);
}
