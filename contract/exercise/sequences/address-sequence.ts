import { fail, succeed, expectThat, type Sequence } from './sequence.ts';

const entry = {
  approachType: 'S',
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
} as const;

/** An address book entry: create, read, change, delete. */
export const addressSequence: Sequence = {
  name: 'addresses',
  roles: ['registered'],
  run: async ({ caller }) => {
    const created = await succeed(caller, 'addAddress', { body: entry });
    const params = { addressId: created.id };
    const readAddresses = async () => (await succeed(caller, 'getProfile')).consumerDetails.address;
    const stored = (await readAddresses()).find(({ id }) => id === created.id);
    expectThat(stored?.addressLine1 === entry.addressLine1, 'getProfile', 'the address that addAddress stored');
    await succeed(caller, 'updateAddress', { params, body: { ...entry, addressLine1: '14 Pearl Street' } });
    const changed = (await readAddresses()).find(({ id }) => id === created.id);
    expectThat(changed?.addressLine1 === '14 Pearl Street', 'getProfile', 'the address that updateAddress stored');
    await succeed(caller, 'deleteAddress', { params });
    expectThat(
      (await readAddresses()).every(({ id }) => id !== created.id),
      'getProfile',
      'no address that deleteAddress removed',
    );
    await fail(caller, 'deleteAddress', 404, { params });
  },
};
