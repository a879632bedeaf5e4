import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { couponReasons } from '#backend/promotions/coupon-reasons.ts';

it('docs/reference/errors.md lists every coupon reason with its code', () => {
  const text = readFileSync(new URL('../../../docs/reference/errors.md', import.meta.url), 'utf8');
  const rows = text.matchAll(/^\| ([a-z-]+) +\| (PRM\d{3}) +\|/gm);
  expect(Object.fromEntries(Array.from(rows, ([, reason = '', code = '']) => [reason, code]))).toEqual(couponReasons);
});
