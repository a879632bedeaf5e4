/** Interests of a shopper, in the order of the form. */
export const interests = [
  'hiking',
  'trail-running',
  'running',
  'climbing',
  'camping',
  'skiing',
  'cycling',
  'fishing',
  'travel',
  'everyday',
] as const;
export type Interest = (typeof interests)[number];

const separator = '|';

/** Joins interests in the stored format. */
export const joinInterests = (chosen: readonly Interest[]): string =>
  interests.filter((interest) => chosen.includes(interest)).join(separator);

/** Splits a stored list of unique names joined by pipes; undefined for another format. Unknown names are accepted. */
export function splitInterests(text: string): readonly string[] | undefined {
  if (text === '') return [];
  const parts = text.split(separator);
  return parts.every((part) => part !== '') && new Set(parts).size === parts.length ? parts : undefined;
}

export const isInterest = (text: string): text is Interest => interests.some((interest) => interest === text);
