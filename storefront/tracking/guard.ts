import { eventFields, itemFields } from '#generated/tracking/fields.ts';

export type Value = string | number | boolean | readonly string[] | readonly Readonly<Record<string, unknown>>[];

/** E-mail addresses, also percent-encoded ones, however often; JSON Web Tokens. */
const addresses: readonly RegExp[] = [/[^\s@]+(?:@|%(?:25)*40)[^\s@]+\.[^\s@]+/i, /\beyJ[\w-]{8,}/];

/** What no text of an event may look like, whoever has written it: an editor's personalised text can carry a shopper's name for an address. */
const personal: readonly RegExp[] = [
  ...addresses,
  // Tokens: long runs of letters and digits mixed, as no word and no number has.
  /(?=\w*\d)(?=\w*[a-z])\w{24,}/i,
  // Numbers of phones with their country, and in groups as they are dialled at home; articles have such numbers in one.
  /(?:\+|\b00)\d[\d ().-]{6,}\d/,
  /\(0?\d{2,4}\)[ .-]?\d{3}|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b0\d{2,4}[ /-]\d[\d ]{4,}\d\b/,
  /\b0\d(?:[ .-]\d\d){4}\b/,
  // Numbers of cards.
  /\b(?:\d[ -]?){14,19}\b/,
];

/** The shop's own numbers and addresses, by event: they may have any length and any characters, so that only what cannot be one is taken. */
const own: Readonly<Record<string, string>> = { purchase: 'transactionId', 'page-view': 'path' };

export function looksPersonal(text: string): boolean {
  return personal.some((form) => form.test(text));
}

/** A block's id, which an editor's text may have made too; content systems give ids that look like tokens. */
export function guardedId(id: unknown): string | undefined {
  return typeof id === 'string' && !isAddress(id) ? id : undefined;
}

/**
 * The data of an event as it may leave the shop: the fields that the contract names and no others, without texts that look like somebody's.
 * Types say the same; this is for what gets past them, such as an event that an editor's text has made. Undefined for an unknown event.
 */
export function guarded(name: string, data: object = {}): Readonly<Record<string, Value>> | undefined {
  const fields = Object.hasOwn(eventFields, name) ? eventFields[name] : undefined;
  return fields && pick(data, fields, own[name]);
}

function pick(data: object, fields: readonly string[], ownField?: string): Readonly<Record<string, Value>> {
  const picked: Record<string, Value> = {};
  for (const [field, value] of Object.entries(data)) {
    const kept = fields.includes(field) ? clean(value, field === ownField ? isAddress : looksPersonal) : undefined;
    if (kept !== undefined) picked[field] = kept;
  }
  return picked;
}

function isAddress(text: string): boolean {
  return addresses.some((form) => form.test(text));
}

function clean(value: unknown, isBarred: (text: string) => boolean): Value | undefined {
  if (typeof value === 'string') return isBarred(value) ? undefined : value;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value;
  const kept = entries.flatMap((entry): unknown[] => {
    if (typeof entry === 'string') return isBarred(entry) ? [] : [entry];
    return typeof entry === 'object' && entry !== null ? [pick(entry, itemFields)] : [];
  });
  return kept as readonly string[];
}
