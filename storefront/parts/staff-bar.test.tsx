import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { staffMessages } from '#generated/messages/staff/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { StaffMember } from '../request/staff/staff-member.ts';
import { createTestContext } from '../session/testing/shop-service.ts';
import { agent, inStoreSalesInfo, served } from '../session/testing/staff-shop.ts';
import { StaffBar } from './staff-bar.tsx';

const { site } = createTestContext(new Request('http://tarnfell.localhost/en-us'));

function createBar(staff: StaffMember) {
  const html = renderToStaticMarkup(<StaffBar site={site} messages={getMessages(staffMessages, site.locale)} staff={staff} />);
  const steps = [...html.matchAll(/action="([^"]+)"/g)].map(([, action]) => action);
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return { text, steps, isNamed: html.includes('aria-label="Staff session"') };
}

describe('StaffBar', () => {
  it('shows the names of the store and the associate', () => {
    expect(createBar({ type: 'Associate', inStoreSalesInfo })).toEqual({
      text: 'Tarnfell Denver Union Ines K. Next customer End session',
      steps: ['/en-us/staff/next-customer', '/en-us/staff/end-session'],
      isNamed: true,
    });
  });

  it('shows the ids of an associate without names', () => {
    const ids = { storeId: 'TF-DEN-01', storeEmployeeId: 'E-1007' };
    expect(createBar({ type: 'Associate', inStoreSalesInfo: ids }).text).toMatch(/^TF-DEN-01 E-1007 /);
  });

  it("shows an agent's customer and buttons to change or leave them", () => {
    expect(createBar({ type: 'Agent', agent: served })).toMatchObject({
      text: 'Acting for Robin V. Mika S. Change customer Stop acting End session',
      steps: ['/en-us/staff/stop-acting', '/en-us/staff/end-session'],
    });
    expect(createBar({ type: 'Agent', agent }).text).toBe('No customer selected Mika S. Choose customer End session');
  });
});
