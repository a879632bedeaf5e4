/** The three texts of a promotion, one per stage. */
export interface Callout {
  readonly approaching: string;
  readonly inProgress: string;
  readonly earned: string;
}

/** Splits a promotion's message into its three stages; undefined if it does not have exactly three. */
export function parseCallout(message: string): Callout | undefined {
  const parts = message.split('|').map((part) => part.trim());
  const [approaching, inProgress, earned] = parts;
  return parts.length === 3 && approaching && inProgress && earned ? { approaching, inProgress, earned } : undefined;
}
