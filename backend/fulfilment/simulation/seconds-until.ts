/** Whole seconds from now, none for a moment that has passed. */
export const secondsUntil = (moment: Date, now: Date): number => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
