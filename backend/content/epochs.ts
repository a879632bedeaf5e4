/** Stretches of time in which the same documents can be seen: they end with a change, and with the moments that editors have set. */
export interface Epochs {
  /** A document has come, changed or gone. */
  change(): void;
  /** Two moments of the same epoch show the same. */
  at(moment: Date): string;
}

/** `readMoments` answers the moments at which some document comes or goes; it is asked once after each change. */
export function createEpochs(readMoments: () => Iterable<string>): Epochs {
  let changes = 0;
  let moments: readonly number[] | undefined;
  return {
    change() {
      changes += 1;
      moments = undefined;
    },
    at(moment) {
      moments ??= Array.from(readMoments(), (text) => Date.parse(text));
      const time = moment.getTime();
      return `${changes}.${moments.filter((one) => one <= time).length}`;
    },
  };
}
