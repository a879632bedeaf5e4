/** Limits of a text in characters, as the contract counts them. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength: number;
}

export type LengthFault = { readonly kind: 'tooShort'; readonly least: number } | { readonly kind: 'tooLong'; readonly over: number };

/** Counts the characters of a text as the service does: code points, without surrounding spaces. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}

/** Validates the length of a text, which is never truncated. */
export function validateLength(text: string, { minLength = 0, maxLength }: TextLimits): LengthFault | undefined {
  const length = countCharacters(text);
  if (length > maxLength) return { kind: 'tooLong', over: length - maxLength };
  return length < minLength ? { kind: 'tooShort', least: minLength } : undefined;
}
