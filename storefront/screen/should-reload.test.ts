import { expect, it } from 'vitest';
import { shouldReload } from './should-reload.ts';

const shop = new URL('http://shop.local/en-us/p/kestrel-TFKES01M');

it.each([
  ['?productType=men-outerwear', false],
  ['?utm_source=mail', false],
  ['?preview=true', true],
  ['?p13n_testcontext=hero:A', true],
  ['?refused=size', true],
])('shouldReload reloads for a change to %s: %s', (search, isExpected) => {
  expect([shouldReload(shop, new URL(search, shop), ['refused']), shouldReload(new URL(search, shop), shop, ['refused'])]).toEqual([
    isExpected,
    isExpected,
  ]);
});
