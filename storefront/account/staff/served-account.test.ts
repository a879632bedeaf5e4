import { describe, expect, it } from 'vitest';
import type { AccountPageModel } from '#commerce/account/form-model.ts';
import { screen as overview } from '../../screens/account/overview/screen.ts';
import { screen as password } from '../../screens/account/password/screen.ts';
import { screen as signIn } from '../../screens/account/sign-in/screen.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { agent, associate, live, served, createStaffShop } from '../../session/testing/staff-shop.ts';
import { serializeStaff } from '../../session/staff/staff-value.ts';
import { minimalProfile, getLocation, profileCall } from '../testing/account-shop.ts';

const acting = { ...live, staff: serializeStaff({ type: 'Agent', agent: served }) };
const idle = { ...live, staff: serializeStaff({ type: 'Agent', agent }) };
const { visit } = createStaffShop({ [profileCall]: () => Response.json({ ...minimalProfile, isLoyaltyMember: false }) });

const load = (screen: typeof overview, context: RequestContext): Promise<AccountPageModel> =>
  screen.loadCriticalData({ params: {}, context }, { messages: {}, errorMessages: { unknown: '' } });

const readRedirect = (screen: typeof overview, context: RequestContext): Promise<unknown> => load(screen, context).catch(getLocation);

describe('account area of a staff session', () => {
  it('shows an agent the permitted pages of the customer’s account and no sign-out', async () => {
    const { area, sections } = await load(overview, visit(acting, '/en-us/account'));
    expect(area?.links.map(({ label }) => label)).toEqual(['Overview', 'Orders', 'Profile', 'Addresses']);
    expect(area?.signOut).toBeUndefined();
    expect(sections).toHaveLength(1);
  });

  it('shows the points of a member without a link to their page', async () => {
    const member = { ...minimalProfile, isLoyaltyMember: true, loyaltySummary: { points: { balance: 1250 } } };
    const shop = createStaffShop({ [profileCall]: () => Response.json(member) });
    const { sections } = await load(overview, shop.visit(acting, '/en-us/account'));
    expect(sections[0]).toEqual({ kind: 'facts', title: 'Club', facts: [{ label: 'Points', value: '1,250' }] });
  });

  it('redirects an agent from pages that only the customer may open to the overview', async () => {
    expect(await readRedirect(password, visit(acting, '/en-us/account/password'))).toBe('/en-us/account?why=agent');
  });

  it('redirects an agent without a customer to the customer form, and an associate to the shop', async () => {
    expect(await readRedirect(overview, visit(idle, '/en-us/account'))).toBe('/en-us/agent-login');
    expect(await readRedirect(signIn, visit(associate, '/en-us/account/sign-in'))).toBe('/en-us');
  });
});
