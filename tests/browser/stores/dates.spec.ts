import { shiftDate } from '../../support/clock/shift-date.ts';
import { getTestTime } from '../../support/clock/test-clock.ts';
import { main } from '../../support/account.ts';
import { createOwnServers, type OwnServers } from '../../support/own-servers.ts';
import { expect, test } from '../../support/test.ts';

const port = Number(process.env.TEST_PORT ?? 4100);
const shop = `http://localhost:${port + 20}`;
const americanStore = '/en-us/stores/TF-DEN-01';
const germanStore = '/de-de/stores/TF-MUC-01';
const product = '/en-us/p/kestrel-shell-jacket-TFKES01M';

/** In order: the clock of the shop only moves ahead. */
const moments: readonly (readonly [name: string, time: string, texts: Readonly<Record<string, readonly (string | RegExp)[]>>])[] = [
  [
    'on the morning before a holiday',
    '2026-12-24T17:00:00Z',
    {
      [americanStore]: [
        'Open · closes at 2:00 PM',
        'Thursday, December 24 · Christmas Eve (today)',
        'Order now, pick up today from 12:00 PM',
      ],
      [product]: [/Order within .*, arrives Wed, Dec 30, 2026 –/],
    },
  ],
  [
    'after the cut-off and the early closing',
    '2026-12-24T21:30:00Z',
    {
      [americanStore]: ['Closed · opens Saturday at 10:00 AM', 'Order now, pick up Saturday from 12:00 PM'],
      [product]: [/Arrives Thu, Dec 31, 2026 –/],
    },
  ],
  ['on the holiday', '2026-12-25T17:00:00Z', { [americanStore]: ['Closed · opens tomorrow at 10:00 AM', 'Christmas Day (today)'] }],
  [
    'in the hour before the year ends in UTC',
    '2026-12-31T23:10:00Z',
    { [americanStore]: ['New Year’s Eve (today)'], [germanStore]: ['Geschlossen · öffnet morgen um 10:00 Uhr', 'Neujahr (heute)'] },
  ],
  ['after American clocks went forward', '2027-03-14T16:10:00Z', { [americanStore]: ['Closed · opens at 11:00 AM', 'Sunday (today)'] }],
  [
    'after European clocks went forward',
    '2027-03-30T07:10:00Z',
    { [germanStore]: ['Geschlossen · öffnet um 10:00 Uhr', 'Dienstag (heute)'] },
  ],
  ['at midnight in UTC', '2027-07-01T00:00:00Z', { [americanStore]: ['Open · closes at 8:00 PM', 'Wednesday (today)'] }],
  ['after European clocks went back', '2027-11-02T08:10:00Z', { [germanStore]: ['Geschlossen · öffnet um 10:00 Uhr', 'Dienstag (heute)'] }],
  ['after American clocks went back', '2027-11-07T17:10:00Z', { [americanStore]: ['Closed · opens at 11:00 AM', 'Sunday (today)'] }],
  ['on a leap day', '2028-02-29T16:00:00Z', { [americanStore]: ['Tuesday (today)'], [product]: [/Order within .*, arrives Fri, Mar 3/] }],
];

test.describe('pages that show the date', () => {
  let servers: OwnServers;
  test.beforeAll(async () => {
    servers = createOwnServers();
    const environment = { PORT: String(port + 20), PARTNERS_PORT: String(port + 21), PICTURES_AHEAD: 'false' };
    const ahead = Date.parse(moments[0]?.[1] ?? '') - Date.now();
    await servers.start({ script: 'start', environment: { ...environment, TEST_CLOCK_AHEAD: String(ahead) }, origin: shop });
  });
  test.afterAll(() => servers.stop());

  test('change with the clock of the shop, cached or not, and agree with the clock of the browser', async ({ browser }) => {
    for (const [name, time, texts] of moments) {
      servers.setClocks(new Date(time));
      const context = await browser.newContext();
      await context.addInitScript(shiftDate, Date.parse(time) - getTestTime().getTime());
      const page = await context.newPage();
      for (const [path, expected] of Object.entries(texts)) {
        await page.goto(`${shop}${path}`);
        for (const text of expected) await expect(main(page), `${path} ${name}`).toContainText(text, { useInnerText: true });
      }
      await context.close();
    }
  });
});
