/** Stretches of time in which the same documents can be seen: they end with a change, and with the moments that editors have set. */
export interface Epochs {
  /** A document has come, changed or gone. */
  change(): void;
  /** Two moments of the same epoch show the same. */
  at(moment: Date): string;
  /** When the epoch ends that a moment is in, if no edit ends it before. */
  nextAfter(moment: Date): Date | undefined;
}

/** `readMoments` returns the moments at which a document appears or expires; it is called once after each change. */
export function createEpochs(readMoments: () => Iterable<string>): Epochs {
  let changes = 0;
  let moments: readonly number[] | undefined;
  const read = (): readonly number[] => (moments ??= Array.from(readMoments(), (text) => Date.parse(text)).sort((a, b) => a - b));
  return {
    change() {
      changes += 1;
      moments = undefined;
    },
    at(moment) {
      const time = moment.getTime();
      return `${changes}.${read().filter((one) => one <= time).length}`;
    },
    nextAfter(moment) {
      const next = read().find((one) => one > moment.getTime());
      return next === undefined ? undefined : new Date(next);
    },
  };
}
