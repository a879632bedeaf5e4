/** Periods during which the visible documents do not change. They end with an edit, and at the dates that editors set. */
export interface Epochs {
  /** Records that a document was added, changed or deleted. */
  change(): void;
  /** The epoch of a time. */
  getEpochAt(moment: Date): string;
  /** The end of a time's epoch, unless an edit ends it earlier. */
  getEndAfter(moment: Date): Date | undefined;
}

/** @param readMoments Returns the times at which documents appear or expire; called once after each change. */
export function createEpochs(readMoments: () => Iterable<string>): Epochs {
  let changes = 0;
  let moments: readonly number[] | undefined;
  const read = (): readonly number[] => (moments ??= Array.from(readMoments(), (text) => Date.parse(text)).sort((a, b) => a - b));
  return {
    change() {
      changes += 1;
      moments = undefined;
    },
    getEpochAt(moment) {
      const time = moment.getTime();
      return `${changes}.${read().filter((one) => one <= time).length}`;
    },
    getEndAfter(moment) {
      const next = read().find((one) => one > moment.getTime());
      return next === undefined ? undefined : new Date(next);
    },
  };
}
