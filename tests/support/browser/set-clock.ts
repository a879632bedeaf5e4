import { shiftDate } from '../clock/shift-date.ts';

/** Sets the page to the test clock; relative to the machine's time, because test files share a page. */
const machineTime = Math.round(performance.timeOrigin + performance.now());
shiftDate(machineTime + Number(import.meta.env.TEST_CLOCK_AHEAD) - Date.now());
