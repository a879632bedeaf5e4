import { eventFields, itemFields } from '#generated/tracking/fields.ts';

export type Value = string | number | boolean | readonly string[] | readonly Readonly<Record<string, unknown>>[];

/** What no text of an event may look like, whoever has written it: an editor's personalised text can carry a shopper's name for an address. */
const personal: readonly RegExp[] = [
  // E-mail addresses, also percent-encoded ones, however often.
  /[^\s@]+(?:@|%(?:25)*40)[^\s@]+\.[^\s@]+/i,
  // Tokens: JSON Web Tokens, and long runs of letters and digits mixed, as no word and no number has.
  /\beyJ[\w-]{8,}/,
  /(?=\w*\d)(?=\w*[a-z])\w{24,}/i,
  // Numbers of phones with their country, or in groups as they are dialled at home, and of cards.
  /(?:\+|\b00)\d[\d ().-]{6,}\d/,
  /\(0?\d{2,4}\)[ .-]?\d{3}|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b0\d{2,4}[ /-]\d[\d ]{4,}\d\b/,
  /\b(?:\d[ -]?){14,19}\b/,
];

export function looksPersonal(text: string): boolean {
  return personal.some((form) => form.test(text));
}

/**
 * The data of an event as it may leave the shop: the fields that the contract names and no others, without texts that look like somebody's.
 * Types say the same; this is for what gets past them, such as an event that an editor's text has made. Undefined for an unknown event.
 */
export function guarded(name: string, data: object = {}): Readonly<Record<string, Value>> | undefined {
  const fields = Object.hasOwn(eventFields, name) ? eventFields[name] : undefined;
  return fields && pick(data, fields);
}

function pick(data: object, fields: readonly string[]): Readonly<Record<string, Value>> {
  const picked: Record<string, Value> = {};
  for (const [field, value] of Object.entries(data)) {
    const kept = fields.includes(field) ? clean(value) : undefined;
    if (kept !== undefined) picked[field] = kept;
  }
  return picked;
}

function clean(value: unknown): Value | undefined {
  if (typeof value === 'string') return looksPersonal(value) ? undefined : value;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value;
  const kept = entries.flatMap((entry): unknown[] => {
    if (typeof entry === 'string') return looksPersonal(entry) ? [] : [entry];
    return typeof entry === 'object' && entry !== null ? [pick(entry, itemFields)] : [];
  });
  return kept as readonly string[];
}
