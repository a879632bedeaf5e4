import { describe, expect, it } from 'vitest';
import { computeDeliveryPromise } from './compute-delivery-promise.ts';
import { warehouses } from './warehouses.ts';

const getPromise = (country: string, now: string, deliveryTime: string) => {
  const warehouse = warehouses[country];
  if (!warehouse) throw new Error(`no warehouse in ${country}`);
  const { orderBy, earliest, latest } = computeDeliveryPromise(new Date(now), warehouse, deliveryTime);
  return [orderBy.toISOString(), earliest, latest];
};

describe('computeDeliveryPromise', () => {
  it.each([
    ['before the cut-off', 'DE', '2026-11-24T13:59:59Z', '2-4', '2026-11-24T14:00:00.000Z', '2026-11-26', '2026-11-30'],
    ['from the cut-off on', 'DE', '2026-11-24T14:00:00Z', '2-4', '2026-11-25T14:00:00.000Z', '2026-11-27', '2026-12-01'],
    ['just before midnight there', 'DE', '2026-11-24T22:59:59Z', '1', '2026-11-25T14:00:00.000Z', '2026-11-26', '2026-11-26'],
    ['just after midnight there', 'DE', '2026-11-24T23:00:00Z', '1', '2026-11-25T14:00:00.000Z', '2026-11-26', '2026-11-26'],
    [
      'on a day that has begun in UTC but not there',
      'US',
      '2026-11-24T02:00:00Z',
      '1-2',
      '2026-11-24T21:00:00.000Z',
      '2026-11-25',
      '2026-11-27',
    ],
    ['on a Saturday', 'GB', '2026-11-28T09:00:00Z', '1', '2026-11-30T15:00:00.000Z', '2026-12-01', '2026-12-01'],
    ['before the clocks go forward', 'DE', '2026-03-27T15:00:00Z', '1', '2026-03-30T13:00:00.000Z', '2026-03-31', '2026-03-31'],
    ['before the clocks go back', 'DE', '2026-10-23T14:00:00Z', '1', '2026-10-26T14:00:00.000Z', '2026-10-27', '2026-10-27'],
    ['in the week of Thanksgiving', 'US', '2026-11-25T20:00:00Z', '1-2', '2026-11-25T21:00:00.000Z', '2026-11-27', '2026-11-30'],
    ['on Thanksgiving', 'US', '2026-11-26T17:00:00Z', '1', '2026-11-27T21:00:00.000Z', '2026-11-30', '2026-11-30'],
    ['before Christmas', 'GB', '2026-12-24T10:00:00Z', '2-4', '2026-12-24T15:00:00.000Z', '2026-12-30', '2027-01-04'],
    ['before Easter', 'DE', '2026-04-02T10:00:00Z', '1', '2026-04-02T13:00:00.000Z', '2026-04-07', '2026-04-07'],
    ['before Canadian Thanksgiving', 'CA', '2026-10-09T12:00:00Z', '2-3', '2026-10-09T17:00:00.000Z', '2026-10-14', '2026-10-15'],
    [
      'before New Year that is observed in the old year',
      'US',
      '2027-12-30T12:00:00Z',
      '1',
      '2027-12-30T21:00:00.000Z',
      '2028-01-03',
      '2028-01-03',
    ],
  ])('counts working days %s', (_, country, now, deliveryTime, orderBy, earliest, latest) => {
    expect(getPromise(country, now, deliveryTime)).toEqual([orderBy, earliest, latest]);
  });

  it.each([
    ['same day', '2026-11-24', '2026-11-24'],
    ['3-5', '2026-11-27', '2026-12-01'],
    ['soon', '2026-11-25', '2026-11-25'],
  ])('reads the delivery time "%s"', (deliveryTime, earliest, latest) => {
    expect(getPromise('DE', '2026-11-24T10:00:00Z', deliveryTime)).toEqual(['2026-11-24T14:00:00.000Z', earliest, latest]);
  });
});
