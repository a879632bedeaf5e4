import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreDevices } from '#generated/openapi/authentication.ts';
import { addEmployee, getAssociateCredentials, loginAgent, startAssociate, storeOfTests } from '../testing/start-staff.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { systemSecrets } from '../tokens/secrets.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { devicesPath, enrollDevice } from '../testing/enroll-device.ts';
import { standardStaffAccess, type StaffAccess } from './staff-access.ts';

const shop = { siteid: 'TARNFELL-US', locale: 'en_US' };

describe('a device of a store', () => {
  let test: TestBackend;
  let access: StaffAccess = standardStaffAccess;
  beforeAll(async () => {
    test = await startTestBackend({ staffAccess: () => access, lockout: { calls: 3, seconds: 600 } });
  }, 120_000);
  afterAll(() => test.close());

  const list = async (headers: Readonly<Record<string, string>> = {}, storeId = storeOfTests): Promise<number> =>
    (await test.get(`/consumers-v3/utilities/stores/${storeId}/employees`, { ...shop, ...headers })).status;

  it('lists the employees of its own store until it is removed, as no other device does', async () => {
    const manager = await startAssociate(test, 'manager');
    const { device, deviceToken } = await enrollDevice(manager, ' Checkout tablet ');
    const header = { 'x-store-device': deviceToken };
    expect([await list(), await list({ 'x-store-device': 'x'.repeat(43) })]).toEqual([403, 403]);
    expect([await list(header), await list(header, 'TF-SEA-01')]).toEqual([200, 403]);
    const { devices, canEnroll } = await manager.read<StoreDevices>('GET', devicesPath);
    const usedAt = test.time.now.toISOString();
    expect([devices[0], canEnroll]).toEqual([{ ...device, name: 'Checkout tablet', usedAt }, true]);
    expect(JSON.stringify(devices)).not.toContain(deviceToken);
    expect((await manager.send('DELETE', `${devicesPath}/${device.id}`)).status).toBe(204);
    expect(await list(header)).toBe(403);
    expect(await manager.expectError('DELETE', `${devicesPath}/${device.id}`)).toMatchObject({ status: 404, errorId: 'AUT404' });
  });

  it('is enrolled and removed by managers only', async () => {
    const { device } = await enrollDevice(await startAssociate(test, 'manager'));
    const associate = await startAssociate(test);
    const rejected = { status: 403, errorId: 'AUT401' };
    expect(await associate.expectError('POST', devicesPath, { name: 'Mine' })).toMatchObject(rejected);
    expect(await associate.expectError('DELETE', `${devicesPath}/${device.id}`)).toMatchObject(rejected);
    expect((await associate.read<StoreDevices>('GET', devicesPath)).canEnroll).toBe(false);
  });

  it.each([
    ['198.51.100.7', ['198.51.100.0/24'], 200],
    ['198.51.101.7', ['198.51.100.0/24'], 403],
    ['2001:db8:7:7::1', ['2001:db8:7::/48'], 200],
    ['2001:db8:8:7::1', ['2001:db8:7::/48', '198.51.100.0/24'], 403],
    ['127.0.0.1', [], 403],
  ])('is known at %s with the networks %j: %i', async (address, networks, status) => {
    access = { ...standardStaffAccess, networks };
    expect(await list({ 'x-forwarded-for': address })).toBe(status);
    access = standardStaffAccess;
  });

  it('needs no enrollment if the list is open', async () => {
    access = { ...standardStaffAccess, isListOpen: true };
    expect(await list()).toBe(200);
    access = standardStaffAccess;
  });

  it('lets employees sign in although strangers have locked their number elsewhere', async () => {
    const { deviceToken } = await enrollDevice(await startAssociate(test, 'manager'));
    const credentials = getAssociateCredentials(await addEmployee(test));
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await loginAgent(test, { ...credentials, pin: '000000' })).status).toBe(401);
    expect((await loginAgent(test, credentials)).status).toBe(423);
    expect((await loginAgent(test, credentials, { ...shop, 'x-store-device': deviceToken })).status).toBe(200);
  });

  it('rejects a PIN that is shorter than the setting', async () => {
    const [id, pin] = ['E-short', '4815'];
    const hash = await createPasswords({ secrets: systemSecrets, cost: { memory: 64, passes: 1, lanes: 1 } }).hash(pin);
    const row = { id, store_id: storeOfTests, first_name: 'Ines', last_name: 'Keller', role: 'associate', pin_hash: hash } as const;
    await test.database.db.insertInto('store_employees').values(row).execute();
    expect((await loginAgent(test, { ...getAssociateCredentials(id), pin })).status).toBe(401);
    access = { ...standardStaffAccess, pinDigits: 4 };
    expect((await loginAgent(test, { ...getAssociateCredentials(id), pin })).status).toBe(200);
    access = standardStaffAccess;
  });
});
