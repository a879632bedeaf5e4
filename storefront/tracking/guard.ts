import { eventFields, itemFields } from '#generated/tracking/fields.ts';

export type Value = string | number | boolean | readonly string[] | readonly Readonly<Record<string, unknown>>[];

/** Email addresses, even if percent-encoded several times, and JSON Web Tokens. */
const addresses: readonly RegExp[] = [/[^\s@]+(?:@|%(?:25)*40)[^\s@]+\.[^\s@]+/i, /\beyJ[\w-]{8,}/];

/** Patterns of personal data that no text of an event may match: an editor's personalized text can contain a shopper's name or address. */
const personal: readonly RegExp[] = [
  ...addresses,
  // Tokens: long runs of mixed letters and digits, unlike words and numbers.
  /(?=\w*\d)(?=\w*[a-z])\w{24,}/i,
  // Phone numbers with a country code or in dialing groups; article numbers are not grouped.
  /(?:\+|\b00)\d[\d ().-]{6,}\d/,
  /\(0?\d{2,4}\)[ .-]?\d{3}|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b0\d{2,4}[ /-]\d[\d ]{4,}\d\b/,
  /\b0\d(?:[ .-]\d\d){4}\b/,
  // Card numbers.
  /\b(?:\d[ -]?){14,19}\b/,
];

/**
 * The shop's own numbers and addresses, by event: they can have any length and characters, so only email addresses and tokens are removed.
 */
const ownFields: Readonly<Record<string, string>> = { purchase: 'transactionId', 'page-view': 'path' };

export function looksPersonal(text: string): boolean {
  return personal.some((form) => form.test(text));
}

/** A block's id, which may come from an editor's text; content systems create ids that look like tokens. */
export function guardId(id: unknown): string | undefined {
  return typeof id === 'string' && !isAddress(id) ? id : undefined;
}

/**
 * Filters an event's data before it leaves the shop: only fields of the contract, without text that looks personal. Covers events that
 * types cannot check, such as those of editors' texts; undefined for an unknown event.
 */
export function guardEvent(name: string, data: object = {}): Readonly<Record<string, Value>> | undefined {
  const fields = Object.hasOwn(eventFields, name) ? eventFields[name] : undefined;
  return fields && selectFields(data, fields, ownFields[name]);
}

function selectFields(data: object, fields: readonly string[], ownField?: string): Readonly<Record<string, Value>> {
  const chosen: Record<string, Value> = {};
  for (const [field, value] of Object.entries(data)) {
    const cleaned = fields.includes(field) ? cleanValue(value, field === ownField ? isAddress : looksPersonal) : undefined;
    if (cleaned !== undefined) chosen[field] = cleaned;
  }
  return chosen;
}

function isAddress(text: string): boolean {
  return addresses.some((form) => form.test(text));
}

function cleanValue(value: unknown, isBarred: (text: string) => boolean): Value | undefined {
  if (typeof value === 'string') return isBarred(value) ? undefined : value;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value;
  const remaining = entries.flatMap((entry): unknown[] => {
    if (typeof entry === 'string') return isBarred(entry) ? [] : [entry];
    return typeof entry === 'object' && entry !== null ? [selectFields(entry, itemFields)] : [];
  });
  return remaining as readonly string[];
}
