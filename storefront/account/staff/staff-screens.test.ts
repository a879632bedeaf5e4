import { describe, expect, it } from 'vitest';
import type { AccountPageModel } from '#commerce/account/form-model.ts';
import { createSettings } from '#settings/create-settings.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { NotFoundError } from '../../screen/not-found-error.ts';
import { screen as agentLogin } from '../../screens/staff/agent-login/screen.ts';
import { screen as associateLogin } from '../../screens/staff/associate-login/screen.ts';
import { createTestContext, customerId, respondWithError, type Responder } from '../../session/testing/shop-service.ts';
import { agent, associate, live, createStaffShop } from '../../session/testing/staff-shop.ts';
import { createFormData } from '../testing/account-shop.ts';
import { serializeStaff } from '../../session/staff/staff-value.ts';

const login = 'POST /consumers-v3/consumer/agent/login';
const stores: Readonly<Record<string, Responder>> = {
  'GET /consumers-v3/utilities/stores': () =>
    Response.json({ stores: [{ id: 'TF-DEN-01', name: 'Tarnfell Denver Union', city: 'Denver' }] }),
  'GET /consumers-v3/utilities/stores/TF-DEN-01/employees': () => Response.json({ employees: [{ id: 'E-1007', name: 'Ines K.' }] }),
};
const associateAt = '/en-us/associate-login?store=TF-DEN-01';
const pin = { form: 'employee', employee: 'E-1007', pin: '481592' };
const idle = { ...live, staff: serializeStaff({ type: 'Agent', agent }) };

const send = (screen: typeof associateLogin, values: Readonly<Record<string, string>>, context: RequestContext) =>
  screen.action?.(createFormData(values), { params: {}, context });

const load = (screen: typeof associateLogin, context: RequestContext): Promise<AccountPageModel> =>
  screen.loadCriticalData({ params: {}, context }, { messages: {}, errorMessages: { unknown: '' } });

const getForm = ({ sections }: AccountPageModel) => sections.map((section) => (section.kind === 'form' ? section.form : undefined))[0];

describe('sign-in of associates', () => {
  it('offers the stores first, then the employees of the chosen one', async () => {
    const { visit } = createStaffShop(stores);
    const first = getForm(await load(associateLogin, visit({}, '/en-us/associate-login')));
    expect(first?.fields[0]?.options?.at(-1)).toEqual({ value: 'TF-DEN-01', label: 'Tarnfell Denver Union (Denver)' });
    expect(await send(associateLogin, { form: 'store', store: 'TF-DEN-01' }, visit({}, '/en-us/associate-login'))).toBe(associateAt);
    const second = getForm(await load(associateLogin, visit({}, associateAt)));
    expect(second?.fields[0]?.options?.at(-1)).toEqual({ value: 'E-1007', label: 'Ines K.' });
  });

  it('asks for the store again if it is unknown', async () => {
    const page = await load(associateLogin, createStaffShop(stores).visit({}, '/en-us/associate-login?store=TF-XXX-99'));
    expect(page.notices).toEqual([{ kind: 'warning', text: 'We don’t know this store. Please choose one from the list.' }]);
    expect(getForm(page)?.id).toBe('store');
  });

  it('redirects to the shop with a session of the employee', async () => {
    const context = createStaffShop(stores).visit({}, associateAt);
    expect(await send(associateLogin, pin, context)).toBe('/en-us');
    expect(context.session.staff?.type).toBe('Associate');
  });

  it.each([
    ['a wrong PIN', () => respondWithError(401, 'AUT401'), 401, 'Name and PIN don’t match. Please check both.'],
    [
      'a locked name, with the time',
      () => respondWithError(423, 'AUT423', { 'retry-after': '300' }),
      423,
      'Too many wrong attempts. You can try again in 5 minutes.',
    ],
    ['a store that has gone', () => respondWithError(404, 'STR404'), 404, 'We don’t know this store. Please choose one from the list.'],
  ])('explains %s and restores the name but not the PIN', async (_, response, status, notice) => {
    const context = createStaffShop({ ...stores, [login]: response }).visit({}, associateAt);
    const rejection = { id: 'employee', notice, errors: {}, values: { employee: 'E-1007' } };
    expect(await send(associateLogin, pin, context)).toEqual({ status, rejection });
    expect(context.session.staff).toBeUndefined();
  });

  it('validates a PIN before it is sent', async () => {
    const { visit, logins } = createStaffShop(stores);
    const result = await send(associateLogin, { ...pin, pin: '12a' }, visit({}, associateAt));
    expect(result).toMatchObject({ status: 422, rejection: { errors: { pin: 'A PIN has 6 to 12 digits.' } } });
    expect(logins).toEqual([]);
  });

  it('hides the employees on a device that the store does not know, and leads a manager to its devices', async () => {
    const devices = { devices: [], canEnroll: true };
    const shop = createStaffShop({
      ...stores,
      'GET /consumers-v3/utilities/stores/TF-DEN-01/employees': () => respondWithError(403, 'AUT401'),
      'GET /consumers-v3/consumer/agent/devices': () => Response.json(devices),
    });
    const page = await load(associateLogin, shop.visit({}, associateAt));
    expect(getForm(page)?.fields[0]).toMatchObject({ name: 'employee', kind: 'text', label: 'Employee number' });
    expect(page.notices[0]?.text).toMatch(/^This device isn’t set up for the store yet/);
    expect(await send(associateLogin, pin, shop.visit({}, associateAt))).toBe('/en-us/associate-login?step=devices');
    devices.canEnroll = false;
    expect(await send(associateLogin, pin, shop.visit({}, associateAt))).toBe('/en-us');
  });

  it('lets a manager enroll this device by a cookie that scripts cannot read, and remove others', async () => {
    const id = '2b8e1f64-7d0a-4c39-8a55-1f6e9c3b7d20';
    const device = { id, name: 'Old till', enrolledBy: 'Ines K.', enrolledAt: '2026-11-21T08:30:00Z' };
    const deviceToken = 'a'.repeat(43);
    const seen: (string | null)[] = [];
    const path = '/en-us/associate-login?step=devices';
    const shop = createStaffShop({
      ...stores,
      'GET /consumers-v3/utilities/stores/TF-DEN-01/employees': ({ headers }) => {
        seen.push(headers.get('x-store-device'));
        return Response.json({ employees: [] });
      },
      'GET /consumers-v3/consumer/agent/devices': () => Response.json({ devices: [device], canEnroll: true }),
      'POST /consumers-v3/consumer/agent/devices': () => Response.json({ device, deviceToken }, { status: 201 }),
      [`DELETE /consumers-v3/consumer/agent/devices/${id}`]: () => new Response(null, { status: 204 }),
    });
    const { sections } = await load(associateLogin, shop.visit(associate, path));
    expect(sections).toMatchObject([{ entries: [{ lines: ['Old till', 'Set up by Ines K. on November 21, 2026'] }] }]);
    const context = shop.visit(associate, path);
    expect(await send(associateLogin, { form: 'enroll-device', name: 'Till 2' }, context)).toBe(`${path}&done=enrolled`);
    const cookie = context.responseCookies.entries().find((one) => one.startsWith('cairn.store-device=')) ?? '';
    expect(cookie).toMatch(new RegExp(`^cairn.store-device=${deviceToken}; .*HttpOnly`));
    expect(await send(associateLogin, { form: `remove-device-${id}` }, shop.visit(associate, path))).toBe(`${path}&done=removed`);
    expect(shop.requests).toContainEqual(expect.stringContaining(`DELETE /consumers-v3/consumer/agent/devices/${id}`));
    const request = new Request(`http://tarnfell.localhost${associateAt}`, { headers: { cookie: `cairn.store-device=${deviceToken}` } });
    await load(associateLogin, createTestContext(request, shop.services));
    expect(seen).toEqual([deviceToken]);
  });

  it('responds with 404 on a site without it', async () => {
    const { visit, services } = createStaffShop(stores);
    const closed = { ...services, settings: createSettings({ '*': { features: { associateLogin: false } } }) };
    const context = visit({}, associateAt);
    await expect(load(associateLogin, Object.assign(Object.create(context) as RequestContext, { services: closed }))).rejects.toThrow(
      NotFoundError,
    );
  });
});

describe('sign-in of agents', () => {
  it('asks for the customer next and redirects to their account', async () => {
    const { visit } = createStaffShop();
    const result = await send(agentLogin, { form: 'agent', username: 'mika', password: 'Sunny-Trail-7' }, visit({}, '/en-us/agent-login'));
    expect(result).toBe('/en-us/agent-login');
    const page = await load(agentLogin, visit(idle, '/en-us/agent-login'));
    expect([page.lead, getForm(page)?.id]).toEqual(['Signed in as Mika S.', 'customer']);
    const context = visit(idle, '/en-us/agent-login');
    expect(await send(agentLogin, { form: 'customer', customerId: ` ${customerId.toUpperCase()} ` }, context)).toBe('/en-us/account');
    expect(context.session.customerId).toBe(customerId);
  });

  it('shows an error at the field for an unknown customer or an incomplete id', async () => {
    const { visit } = createStaffShop({ [login]: () => respondWithError(404, 'AUT404') });
    const readError = async (id: string): Promise<unknown> =>
      send(agentLogin, { form: 'customer', customerId: id }, visit(idle, '/en-us/agent-login'));
    expect(await readError(customerId)).toMatchObject({ rejection: { errors: { customerId: 'There is no customer with this ID.' } } });
    expect(await readError('7c9d')).toMatchObject({ rejection: { errors: { customerId: 'This customer ID is incomplete.' } } });
  });
});
