import { spawnSync } from 'node:child_process';
import { installChromium } from '../browser/install-chromium.ts';

/** `npm run test:dates -- [file or option of Playwright …]`: runs the journeys with the test clock at each of these times. */
const times = {
  'before the holidays': '2026-12-23T18:00:00Z',
  'Christmas Eve': '2026-12-24T10:00:00Z',
  'Christmas Day': '2026-12-25T17:00:00Z',
  'a minute before the new year in UTC': '2026-12-31T23:59:00Z',
  "New Year's Day": '2027-01-01T10:00:00Z',
  'a minute before American clocks go forward': '2027-03-14T08:59:00Z',
  'a minute before European clocks go forward': '2027-03-28T00:59:00Z',
  'midnight in UTC, the evening before Canada Day': '2027-07-01T00:00:00Z',
  'a minute before European clocks go back': '2027-10-31T00:59:00Z',
  'a minute before American clocks go back': '2027-11-07T07:59:00Z',
  'Thanksgiving, after the cut-off': '2027-11-25T21:30:00Z',
  'a leap day': '2028-02-29T16:00:00Z',
};

installChromium();
const failed: string[] = [];
for (const [name, time] of Object.entries(times)) {
  console.log(`\n${time}, ${name}`);
  const { status } = spawnSync('playwright', ['test', '--project=journeys', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_TIME: time },
  });
  if (status !== 0) failed.push(`${time}, ${name}`);
}
console.log(failed.length === 0 ? `\nThe journeys pass at all ${Object.keys(times).length} times.` : `\nFailed at:\n${failed.join('\n')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
