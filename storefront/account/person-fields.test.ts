import { describe, expect, it } from 'vitest';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { accountMessages } from '#generated/messages/account/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { findFirstFault } from '#validation/rules/fault.ts';
import { createTestContext, createShopService } from '../session/testing/shop-service.ts';
import { createPersonFields, readPerson } from './person-fields.ts';

const [country = expect.fail('no country')] = sampleCountries;

function createBirthDate(locale: string) {
  const services = { ...createShopService().services, now: () => new Date('2026-11-23T12:00:00Z') };
  const context = {
    request: createTestContext(new Request(`http://localhost:4000/${locale}/account`), services),
    messages: getMessages(accountMessages, locale),
  };
  const [field] = createPersonFields(context, country, { names: ['birthDate'], person: { birthDate: '1990-04-23' } });
  const getFault = (typed: string) => findFirstFault(typed, field?.rules ?? []);
  const read = (typed: string) =>
    readPerson({ text: (name) => (name === 'birthDate' ? typed : ''), isTicked: () => false, all: () => [] }, context, country);
  return { field, faultOf: getFault, read };
}

describe('date of birth', () => {
  it.each([
    ['en-us', '04/23/1990', 'MM/DD/YYYY, for example 04/23/1990', 'MM/DD/YYYY'],
    ['en-gb', '23/04/1990', 'DD/MM/YYYY, for example 23/04/1990', 'DD/MM/YYYY'],
    ['en-ca', '1990-04-23', 'YYYY-MM-DD, for example 1990-04-23', 'YYYY-MM-DD'],
    ['fr-ca', '1990-04-23', 'AAAA-MM-JJ, par exemple 1990-04-23', 'AAAA-MM-JJ'],
    ['de-de', '23.04.1990', 'TT.MM.JJJJ, zum Beispiel 23.04.1990', 'TT.MM.JJJJ'],
  ])('is formatted in %s like %s', (locale, written, hint, format) => {
    const { field, faultOf, read } = createBirthDate(locale);
    expect([field?.value, field?.hints]).toEqual([written, [hint]]);
    expect([faultOf(written), read(written)]).toEqual([undefined, { birthDate: '1990-04-23' }]);
    expect(faultOf('soon')).toEqual({ code: 'date', values: { format } });
  });

  it('rejects days before the year 1900 and after today', () => {
    const { faultOf } = createBirthDate('de-de');
    expect(['01.01.0000', '31.12.1899', '24.11.2026'].map((typed) => faultOf(typed)?.code)).toEqual(['minDate', 'minDate', 'maxDate']);
    expect(faultOf('23.11.2026')).toBeUndefined();
  });
});
