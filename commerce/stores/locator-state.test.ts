import { describe, expect, it } from 'vitest';
import { formatLocatorState, parseLocatorState, roundPosition } from './locator-state.ts';

const read = (search: string) => parseLocatorState(new URLSearchParams(search));

describe('parseLocatorState', () => {
  it('parses the query of the form without JavaScript', () => {
    expect(read('place=+Denver+&open=1&service=repair&service=pickup&page=2')).toEqual({
      place: 'Denver',
      openNow: true,
      services: ['pickup', 'repair'],
      isFar: false,
      page: 2,
    });
  });

  it('prefers a place over a position', () => {
    expect(read('place=Denver&near=39.74,-104.99')).not.toHaveProperty('position');
    expect(read('place=&near=39.74,-104.99').position).toEqual({ latitude: 39.74, longitude: -104.99 });
  });

  it.each(['near=91,0', 'near=0,181', 'near=39.74', 'near=a,b', 'service=parking', 'page=0', 'page=-1', 'page=x', 'open=yes'])(
    'ignores an invalid value: %s',
    (search) => {
      expect(read(search)).toEqual(read(''));
    },
  );

  it('truncates a place that is longer than the contract allows', () => {
    expect(read(`place=${'x'.repeat(200)}`).place).toHaveLength(100);
  });
});

describe('formatLocatorState', () => {
  it.each(['', '?place=Denver', '?near=39.74%2C-104.99&service=repair&open=1&far=1&page=3'])('writes what was parsed: %s', (search) => {
    expect(formatLocatorState(read(search))).toBe(search);
  });
});

describe('roundPosition', () => {
  it('rounds to about a kilometer', () => {
    expect(roundPosition({ latitude: 39.752_734, longitude: -105.000_312 })).toEqual({ latitude: 39.75, longitude: -105 });
  });
});
