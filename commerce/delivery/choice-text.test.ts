import { describe, expect, it } from 'vitest';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { parseChoice, formatChoice } from './choice-text.ts';

describe('parseChoice', () => {
  it.each<DeliveryChoice>([
    { code: 'standard' },
    { code: 'pickup', storeId: 'TF-DEN-01' },
    { code: 'sts', storeId: 'A:1' },
    { code: 'pudo', collectionPointId: 'PP-DE-000123' },
  ])('reads back $code', (choice) => {
    expect(parseChoice(formatChoice(choice))).toEqual(choice);
  });

  it('omits a place that the method does not need', () => {
    expect(parseChoice('standard:TF-DEN-01')).toEqual({ code: 'standard' });
  });

  it.each(['', 'drone', ':TF-DEN-01', 'toString'])('rejects %j', (text) => {
    expect(parseChoice(text)).toBeUndefined();
  });
});
