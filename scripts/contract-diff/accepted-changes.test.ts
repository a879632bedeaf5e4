import { describe, expect, it } from 'vitest';
import { acceptChanges, markAccepted, parseAcceptedChanges } from './accepted-changes.ts';
import type { ContractChange } from './contract-change.ts';
import { formatChanges } from './format-changes.ts';

const change: ContractChange = {
  document: 'shop',
  rule: 'property-removed',
  level: 'breaking',
  clients: ['readers'],
  place: '/components/schemas/Cart/properties/note',
  operations: ['addItem', 'getCart', 'removeItem', 'updateItem', 'applyCoupon'],
  roles: ['guest'],
  message: 'Property `note` of `Cart` was removed.',
};
const warning: ContractChange = { ...change, rule: 'response-added', level: 'warning' };
const entries = acceptChanges([change, warning, change], 'Nobody reads it.', '2026-11-26');

describe('acceptChanges', () => {
  it('records each breaking change once, with the reason', () => {
    expect(entries).toEqual([
      { date: '2026-11-26', document: 'shop', rule: 'property-removed', place: change.place, reason: 'Nobody reads it.' },
    ]);
  });

  it('does not record a change that has an entry', () => {
    expect(acceptChanges(markAccepted([change], [], entries), 'Again.', '2026-11-27')).toEqual([]);
  });
});

describe('markAccepted', () => {
  it('marks a change with an entry of the new version', () => {
    expect(markAccepted([change, warning], [], entries)).toEqual([{ ...change, acceptedBecause: 'Nobody reads it.' }, warning]);
  });

  it('does not count an entry of an earlier change', () => {
    expect(markAccepted([change], entries, entries)).toEqual([change]);
  });

  it('reads a version without the file as one without entries', () => {
    expect(parseAcceptedChanges(undefined)).toEqual([]);
  });
});

describe('formatChanges', () => {
  it('prints a table with the clients, the first operations and the reason', () => {
    const [heading, columns, row] = formatChanges(markAccepted([{ ...change, renamedTo: 'remark' }], [], entries)).split('\n');
    expect(heading).toBe('shop');
    expect(columns?.trim().split(/\s{2,}/)).toEqual(['level', 'rule', 'clients', 'operations', 'change', 'place']);
    expect(row?.trim().split(/\s{2,}/)).toEqual([
      'accepted',
      'property-removed',
      'readers (guest)',
      'addItem, getCart, removeItem and 2 more',
      'Property `note` of `Cart` was removed. Renamed to remark? Accepted: Nobody reads it.',
      '/components/schemas/Cart/properties/note',
    ]);
  });
});
