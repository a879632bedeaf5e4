/** Two columns: what it is, and how much. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
}

/** What a mail says, from top to bottom. Its text and its HTML are made of the same parts. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What the recipient is asked to do. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** Small print with a link. */
  | { readonly kind: 'aside'; readonly text: string; readonly label: string; readonly href: string }
  | { readonly kind: 'lines'; readonly title?: string; readonly lines: readonly string[] }
  | { readonly kind: 'rows'; readonly title?: string; readonly rows: readonly MailRow[] };

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

function linesOf(part: MailPart): readonly string[] {
  switch (part.kind) {
    case 'paragraph':
      return [part.text];
    case 'link':
      return [part.href];
    case 'aside':
      return [part.text, part.href];
    case 'lines':
      return [...(part.title === undefined ? [] : [part.title]), ...part.lines];
    case 'rows':
      return [...(part.title === undefined ? [] : [part.title]), ...part.rows.map(({ label, value }) => `${label}: ${value}`)];
  }
}

/** The parts as plain text, with an empty line between two. */
export function mailText(parts: readonly MailPart[]): string {
  return parts.map((part) => linesOf(part).join('\n')).join('\n\n');
}
