import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEmployees, seededPins } from '#demo/seeds/stores/employees.ts';
import { seedStoreEmployees } from '#demo/seeds/stores/seed-employees.ts';
import { createPasswords } from '../authentication/passwords/passwords.ts';
import { systemSecrets } from '../authentication/tokens/secrets.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { startTestStores, type TestStores } from './testing/start-stores.ts';

describe('stores and employees for associate sign-in', () => {
  let test: TestStores;
  beforeAll(async () => void (test = await startTestStores()), 120_000);
  afterAll(() => test.close());

  const getEmployees = (id: string): string => `/consumers-v3/utilities/stores/${id}/employees`;

  it("lists the brand's stores in its country by name, without permanently closed ones", async () => {
    const { stores } = await test.read('listStores', '/consumers-v3/utilities/stores');
    const names = stores.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(stores.map(({ id }) => id)).toContain('TF-DEN-01');
    expect(stores.filter(({ id }) => ['TF-PDX-01', 'TF-BER-01', 'SV-NYC-01'].includes(id))).toEqual([]);
  });

  it("lists a store's employees by first name and last initial, without PINs", async () => {
    const seed = () => seedStoreEmployees({ db: test.db, log: createRecordingLog() });
    expect([await seed(), await seed()]).toEqual([true, false]);
    const { employees } = await test.read('listStoreEmployees', getEmployees('TF-DEN-01'));
    const expected = seedEmployees.filter(({ storeId }) => storeId === 'TF-DEN-01');
    expect(employees.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    for (const employee of employees) {
      expect(Object.keys(employee).toSorted()).toEqual(['id', 'name']);
      expect(employee.name).toMatch(/^\p{L}+ \p{Lu}\.$/u);
    }
    const { pin_hash: hash } = await test.db
      .selectFrom('store_employees')
      .selectAll()
      .where('role', '=', 'manager')
      .executeTakeFirstOrThrow();
    expect(await createPasswords({ secrets: systemSecrets }).verify(seededPins.manager, hash)).toBe('right');
  });

  it.each([
    ['does not exist', 'TF-XXX-99'],
    ['belongs to the other brand', 'SV-NYC-01'],
    ['is closed permanently', 'TF-PDX-01'],
  ])('rejects a store that %s with STR404', async (_, id) => {
    expect(await test.readError(getEmployees(id))).toEqual([404, 'STR404', 'Store not found.']);
  });
});
