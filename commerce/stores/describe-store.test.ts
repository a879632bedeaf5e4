import { describe, expect, it } from 'vitest';
import { describeStore } from './describe-store.ts';
import { sampleEntry, sampleSource, sampleStore } from './stores.fixtures.ts';

describe('describeStore', () => {
  it('formats times in the store’s zone and the page’s language', () => {
    expect(sampleEntry().opening).toEqual({ state: 'open', label: 'Open', change: 'closes at 8:00 PM' });
    expect(sampleEntry({}, 'de-de').opening.change).toBe('schließt um 20:00 Uhr');
    expect(sampleEntry({ timeZone: 'America/New_York' }).opening.change).toBe('closes at 10:00 PM');
  });

  it('names the day on which a closed store opens', () => {
    const changeAt = (changesAt: string) => sampleEntry({ opening: { state: 'closed', changesAt } }).opening.change;
    expect(changeAt('2026-11-25T20:00:00Z')).toBe('opens at 1:00 PM');
    expect(changeAt('2026-11-26T17:00:00Z')).toBe('opens tomorrow at 10:00 AM');
    expect(changeAt('2026-11-27T17:00:00Z')).toBe('opens Friday at 10:00 AM');
  });

  it('names the day on which a store closes that is open overnight', () => {
    expect(sampleEntry({ opening: { state: 'open', changesAt: '2026-11-26T08:00:00Z' } }).opening.change).toBe(
      'closes Thursday at 1:00 AM',
    );
  });

  it('omits the next change if it is unknown', () => {
    expect(sampleEntry({ opening: { state: 'open' } }).opening).not.toHaveProperty('change');
    expect(sampleEntry({ opening: { state: 'closedForGood', changesAt: '2026-11-27T17:00:00Z' } }).opening).toEqual({
      state: 'closedForGood',
      label: 'Permanently closed',
    });
  });

  it('lists the week from Monday, with breaks and today', () => {
    const { week } = sampleEntry();
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ day: 'Monday', spans: ['10:00 AM – 8:00 PM'] });
    expect(week[2]).toEqual({ day: 'Wednesday', spans: ['10:00 AM – 1:00 PM', '2:00 PM – 8:00 PM'], isToday: true });
    expect(week[6]?.spans).toEqual(['Closed']);
  });

  it('determines today in the store’s zone', () => {
    const getToday = (timeZone: string) => sampleEntry({ timeZone }).week.find(({ isToday }) => isToday)?.day;
    expect([getToday('Pacific/Kiritimati'), getToday('America/Denver')]).toEqual(['Thursday', 'Wednesday']);
  });

  it('marks a special day as today instead of its weekday', () => {
    const { week, specialDays } = describeStore(sampleStore(), sampleSource('en-us', { now: new Date('2026-12-24T18:00:00Z') }));
    expect(week.filter(({ isToday }) => isToday)).toEqual([]);
    expect(specialDays[0]).toMatchObject({ day: 'Thursday, December 24 · Christmas Eve', isToday: true });
  });

  it('lists special days with their names', () => {
    expect(sampleEntry().specialDays).toEqual([
      { day: 'Thursday, December 24 · Christmas Eve', spans: ['10:00 AM – 2:00 PM'] },
      { day: 'Friday, December 25', spans: ['Closed'] },
    ]);
  });

  it('formats distances in miles or kilometers by the page’s country', () => {
    const getDistance = (locale: string, distance: number) => sampleEntry({ distance }, locale).distance;
    expect([getDistance('en-us', 1.7), getDistance('en-gb', 40)]).toEqual(['1.1 mi', '25 mi']);
    expect([getDistance('en-ca', 1.7), getDistance('de-de', 1.7)]).toEqual(['1.7 km', '1,7 km']);
  });

  it('formats the address for its country, with an international phone number', () => {
    expect(sampleEntry().address).toEqual(['1640 Wazee Street', 'Denver, CO 80202']);
    const german = { country: 'DE', addressLine1: 'Isarsteig 4', city: 'München', postalCode: '80469', phone: '+4989999981200' };
    const { address, phone } = sampleEntry({ ...german, stateCityProvDept: undefined }, 'de-de');
    expect(address).toEqual(['Isarsteig 4', '80469 München']);
    expect(phone).toEqual({ label: '+49 89 999981200', href: 'tel:+4989999981200' });
  });

  it('includes when an order is ready', () => {
    expect(sampleEntry().pickup).toBe('Order now, pick up today from 1:30 PM');
    expect(sampleEntry({ readyBy: '2026-11-26T20:30:00Z' }).pickup).toBe('Order now, pick up tomorrow from 1:30 PM');
    expect(sampleEntry({ readyBy: undefined })).not.toHaveProperty('pickup');
  });

  it('links to the brand’s site in another country, if there is one', () => {
    expect(describeStore(sampleStore({ country: 'CA' }), sampleSource('en-us')).abroad).toEqual({ country: 'Canada', locale: 'en-ca' });
    expect(describeStore(sampleStore({ country: 'FR' }), sampleSource('en-us')).abroad).toEqual({ country: 'France' });
  });
});
