import { describe, expect, it } from 'vitest';
import { getShoeSizeLabel } from './shoe-sizes.ts';

describe('getShoeSizeLabel', () => {
  it('uses the decimal sign of the locale', () => {
    expect(getShoeSizeLabel('075', 'shoe-men', 'DE', 'de-de')).toBe('40,5');
    expect(getShoeSizeLabel('075', 'shoe-men', 'CA', 'fr-ca')).toBe('7,5');
    expect(getShoeSizeLabel('075', null, 'CA', 'fr-ca')).toBe('M 7,5 / W 9');
    expect(getShoeSizeLabel('075', 'shoe-men', 'CA', 'en-ca')).toBe('7.5');
    expect(getShoeSizeLabel('075', 'shoe-men', 'GB', 'en-gb')).toBe('UK 6.5');
  });

  it('does not change a code that is no shoe size', () => {
    expect(getShoeSizeLabel('XL', null, 'DE', 'de-de')).toBe('XL');
  });
});
