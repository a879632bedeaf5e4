/**
 * The default start of the test clock (TEST_TIME sets another): a Tuesday, hours before the next delivery cut-off of a warehouse. No holiday
 * of a store and no clock change follows within four weeks.
 */
const startTime = '2027-01-19T16:00:00Z';

/**
 * Milliseconds between the test clock and the machine's. The first process of a run computes them; the shop, other servers and browsers
 * take over its value.
 */
export const clockAhead = Number((process.env.TEST_CLOCK_AHEAD ??= String(Date.parse(process.env.TEST_TIME ?? startTime) - Date.now())));

/** The time of the shop under test and its browsers. Tests run on the machine's clock, because they manage real cookies and time-outs. */
export const getTestTime = (): Date => new Date(Date.now() + clockAhead);
