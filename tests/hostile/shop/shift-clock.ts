import { shiftDate } from '../../support/clock/shift-date.ts';

/**
 * Preloaded into a host (`node --import`): sets its clock ahead by a number of milliseconds, as after an outage of that length. Otherwise
 * the work of a killed host is taken over after half a minute, for which no test waits.
 */
shiftDate(Number(process.env.HOSTILE_CLOCK_AHEAD ?? 0));
