import { expect, it } from 'vitest';
import { getAddressSubject } from './address-subject.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0db8:0001:0002:1111:2222:3333:4444', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7, 10.0.0.1', undefined],
  ['elsewhere.example', undefined],
  ['', undefined],
  [null, undefined],
])('getAddressSubject counts %s as %s', (address, subject) => {
  expect(getAddressSubject(address)).toBe(subject);
});
