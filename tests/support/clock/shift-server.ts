import { clockAhead } from './test-clock.ts';
import { shiftDate } from './shift-date.ts';

/** Preloaded into a server (`node --import`), so that its database, jobs and seeds follow the test clock. */
shiftDate(clockAhead);
// A test that owns the server may set another time.
process.on('message', (time: number) => shiftDate(time - Date.now()));
process.channel?.unref();
