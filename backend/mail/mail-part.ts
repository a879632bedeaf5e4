/** A row of two columns: label and value. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
}

/** A gift card. Its number and PIN are never stored: they are added when the mail is rendered. */
export interface GiftCardSection {
  readonly kind: 'giftCard';
  readonly cardId: string;
  readonly title: string;
  /** Formatted. */
  readonly value: string;
  /** Color of the card's design. */
  readonly swatch?: string;
  readonly labels: { readonly number: string; readonly pin: string };
}

/** Returns number and PIN of a gift card by its id. */
export type ReadCardCodes = (cardId: string) => { readonly number: string; readonly pin: string };

/** A part of a mail, from top to bottom. The text and the HTML version are rendered from the same parts. */
export type MailSection =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Call to action. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** Small print with a link. */
  | { readonly kind: 'aside'; readonly text: string; readonly label: string; readonly href: string }
  | { readonly kind: 'lines'; readonly title?: string; readonly lines: readonly string[] }
  | GiftCardSection
  | { readonly kind: 'rows'; readonly title?: string; readonly rows: readonly MailRow[] };

export const createParagraph = (text: string): MailSection => ({ kind: 'paragraph', text });

/** Rows of a gift card, without its codes if they are unknown. */
export function getGiftCardRows({ cardId, labels }: GiftCardSection, cardCodes: ReadCardCodes | undefined): readonly MailRow[] {
  if (!cardCodes) return [];
  const { number, pin } = cardCodes(cardId);
  return [
    { label: labels.number, value: number.replaceAll(/(\d{4})(?=\d)/g, '$1 ') },
    { label: labels.pin, value: pin },
  ];
}

function renderLines(part: MailSection, cardCodes: ReadCardCodes | undefined): readonly string[] {
  switch (part.kind) {
    case 'paragraph':
      return [part.text];
    case 'link':
      return [part.href];
    case 'aside':
      return [part.text, part.href];
    case 'giftCard':
      return [`${part.title}: ${part.value}`, ...getGiftCardRows(part, cardCodes).map(({ label, value }) => `${label}: ${value}`)];
    case 'lines':
      return [...(part.title === undefined ? [] : [part.title]), ...part.lines];
    case 'rows':
      return [...(part.title === undefined ? [] : [part.title]), ...part.rows.map(({ label, value }) => `${label}: ${value}`)];
  }
}

/** Renders the parts as plain text, with an empty line between two. */
export function renderMailText(parts: readonly MailSection[], cardCodes?: ReadCardCodes): string {
  return parts.map((part) => renderLines(part, cardCodes).join('\n')).join('\n\n');
}
