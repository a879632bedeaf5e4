/** Limits of a text in characters, as the contract counts them. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength: number;
}

export type LengthFault = { readonly kind: 'tooShort'; readonly least: number } | { readonly kind: 'tooLong'; readonly over: number };

/** Characters of a text as the service counts them: code points, without the spaces around it. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}

/** Problems of the length of a text. It is never cut. */
export function judgeLength(text: string, { minLength = 0, maxLength }: TextLimits): LengthFault | undefined {
  const length = countCharacters(text);
  if (length > maxLength) return { kind: 'tooLong', over: length - maxLength };
  return length < minLength ? { kind: 'tooShort', least: minLength } : undefined;
}
