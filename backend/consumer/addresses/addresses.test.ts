import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressBook, Profile } from '#generated/openapi/consumer.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { address } from '../../orders/testing/create-ready-cart.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';

const path = '/consumers-v3/consumer/address';
const home = { approachType: 'S', ...address };

describe('an address book', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 120_000);
  afterAll(() => test.close());
  const add = (member: Member, more: object = {}) => {
    test.time.now = new Date(test.time.now.getTime() + 1000);
    return member.read<AddressBook>('POST', path, { ...home, ...more });
  };
  const getMainAddresses = ({ address }: AddressBook) =>
    address
      .filter(({ main }) => main)
      .map(({ id }) => id)
      .toSorted();
  const getIds = (...books: readonly AddressBook[]) => books.map(({ id }) => id).toSorted();

  it('stores addresses in the format of their country, and is part of the profile', async () => {
    const member = await startMember(test);
    const { id, address } = await add(member, { postalCode: ' 80302 ' });
    expect(address).toEqual([{ ...home, id, main: true }]);
    const { consumerDetails } = await member.read<Profile>('GET', '/consumers-v3/consumer');
    expect(consumerDetails.address).toEqual(address);
  });

  it('has one main address of each type: the first, until another replaces it or it is deleted', async () => {
    const member = await startMember(test);
    const first = await add(member);
    const second = await add(member, { city: 'Denver' });
    const bill = await add(member, { approachType: 'B' });
    expect([getMainAddresses(second), getMainAddresses(bill)]).toEqual([getIds(first), getIds(first, bill)]);
    const third = await add(member, { main: true });
    expect(getMainAddresses(third)).toEqual(getIds(third, bill));
    expect(getMainAddresses(await member.read('DELETE', `${path}/${third.id}`))).toEqual(getIds(first, bill));
    const turned = await member.read<AddressBook>('PUT', `${path}/${first.id}`, { ...home, approachType: 'B', main: true });
    expect(getMainAddresses(turned)).toEqual(getIds(first, second));
    const stored = await member.read<AddressBook>('PUT', `${path}/${second.id}`, { ...home, city: 'Golden' });
    expect(getMainAddresses(stored)).toEqual(getIds(first, second));
  });

  it('returns an error for each invalid field, in the language of the page', async () => {
    const member = await startMember(test);
    const faulty = { ...home, postalCode: 'SW1A 1AA', recipientContactEmail: 'robin@example' };
    const { status, errorId, details } = await member.expectError('POST', path, { ...home, postalCode: 'SW1A 1AA' }, { locale: 'en_US' });
    expect([status, errorId, details]).toMatchObject([
      400,
      'PRO400',
      [{ message: 'Please enter a valid postal code.', additionalInfo: { field: 'postalCode' } }],
    ]);
    expect((await member.expectError('POST', path, faulty)).status).toBe(400);
    expect(await member.read<Profile>('GET', '/consumers-v3/consumer')).toMatchObject({ consumerDetails: { address: [] } });
  });

  it('has a maximum size', async () => {
    const member = await startMember(test);
    for (let count = 0; count < 20; count += 1) await add(member);
    expect(await member.expectError('POST', path, home)).toMatchObject({ status: 409, errorId: 'PRO413' });
  });

  it('accepts several concurrent additions and still has one main address', async () => {
    const member = await startMember(test);
    await Promise.all([1, 2, 3, 4].map(() => add(member, { main: true })));
    const { consumerDetails } = await member.read<Profile>('GET', '/consumers-v3/consumer');
    expect([consumerDetails.address.length, consumerDetails.address.filter(({ main }) => main).length]).toEqual([4, 1]);
  });
});

describe('updateNotification', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 120_000);
  afterAll(() => test.close());

  it('stores each notification setting once', async () => {
    const member = await startMember(test);
    const put = (notifications: readonly object[]) => member.read('PUT', '/consumers-v3/consumer/notification', { notifications });
    const sms = { type: 'delivery', channel: 'sms' };
    expect(
      await put([
        { ...sms, enabled: false },
        { ...sms, enabled: true },
      ]),
    ).toEqual({ notifications: [{ ...sms, enabled: true }] });
    const mail = { type: 'orderStatus', channel: 'email', enabled: false };
    const all = [{ ...sms, enabled: false }, mail];
    expect(await put([mail, { ...sms, enabled: false }])).toEqual({ notifications: all });
    expect(await put([])).toEqual({ notifications: all });
    expect(await member.read('GET', '/consumers-v3/consumer')).toMatchObject({ notifications: all });
  });
});
