import { describe, expect, it } from 'vitest';
import type { AccountSession } from '#generated/openapi/authentication.ts';
import { createAccountRequest as shop, signedIn } from '../../../account/testing/account-shop.ts';
import { screen } from './screen.ts';

const laptop = { browser: 'Chrome', system: 'Windows' };
const createSession = (more: Partial<AccountSession>): AccountSession => ({
  id: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  siteId: 'TARNFELL-US',
  device: laptop,
  beganAt: '2026-11-20T08:30:00.000Z',
  usedAt: '2026-11-24T14:05:00.000Z',
  endsAt: '2026-12-24T14:05:00.000Z',
  current: false,
  ...more,
});

/** The lines of each session on the security page. */
async function readLines(...sessions: readonly AccountSession[]) {
  const request = shop(
    '/security',
    {
      'GET /consumers-v3/consumer/sessions': () => Response.json({ sessions }),
      'GET /consumers-v3/consumer/passkeys': () => Response.json({ passkeys: [], confirmed: false }),
    },
    signedIn,
  );
  const page = await screen.loadCriticalData(request, { messages: {}, errorMessages: { unknown: '' } });
  return page.sections.flatMap((section) => (section.kind === 'entries' ? section.entries.map(({ lines }) => lines) : []));
}

describe('createSessionSection', () => {
  it('distinguishes two sessions in similar browsers by place and time', async () => {
    const [known, unknown] = await readLines(
      createSession({ device: { ...laptop, country: 'US', city: 'Denver' } }),
      createSession({ id: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b21', siteId: 'TARNFELL-DE', usedAt: '2026-11-23T07:00:00.000Z' }),
    );
    expect(known).toEqual([
      'Chrome on Windows',
      'Approximate place: Denver, United States',
      { before: 'Signed in on ', at: '2026-11-20T08:30:00.000Z', text: 'Nov 20, 2026, 8:30 AM UTC', after: '' },
      { before: 'Last active: ', at: '2026-11-24T14:05:00.000Z', text: 'Nov 24, 2026, 2:05 PM UTC', after: '', isRelative: true },
    ]);
    expect(unknown?.[1]).toBe('On our Germany site');
  });

  it('omits the last use of the current session', async () => {
    const [lines] = await readLines(createSession({ current: true, device: { country: 'CA' } }));
    expect(lines?.slice(0, 2)).toEqual([expect.any(String), 'Approximate place: Canada']);
    expect(lines).toHaveLength(3);
  });
});
