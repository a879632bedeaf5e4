/** Whole seconds until a time; 0 if it has passed. */
export const getSecondsUntil = (moment: Date, now: Date): number => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
