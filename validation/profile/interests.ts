/** What a shopper may be interested in, in the order in which a form offers it. */
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

/** As profiles keep them. */
export const joinInterests = (chosen: readonly Interest[]): string =>
  interests.filter((interest) => chosen.includes(interest)).join(separator);

/** Undefined for a text that is no list of names, each once, joined by pipes. Names need not be known. */
export function splitInterests(text: string): readonly string[] | undefined {
  if (text === '') return [];
  const parts = text.split(separator);
  return parts.every((part) => part !== '') && new Set(parts).size === parts.length ? parts : undefined;
}

export const isInterest = (text: string): text is Interest => interests.some((interest) => interest === text);
