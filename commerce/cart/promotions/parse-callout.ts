/** What a promotion says in each of its stages. */
export interface Callout {
  readonly approaching: string;
  readonly inProgress: string;
  readonly earned: string;
}

/** The three stages of a promotion's message; a message that is not exactly three is ignored. */
export function parseCallout(message: string): Callout | undefined {
  const parts = message.split('|').map((part) => part.trim());
  const [approaching, inProgress, earned] = parts;
  return parts.length === 3 && approaching && inProgress && earned ? { approaching, inProgress, earned } : undefined;
}
