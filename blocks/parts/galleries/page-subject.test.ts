import { describe, expect, it } from 'vitest';
import { fillFilter, getPageSubject } from './page-subject.ts';

describe('getPageSubject', () => {
  it.each([
    ['/en-us/p/kestrel-shell-jacket-TFKES01M', { productId: 'TFKES01M', isCustoms: false }],
    ['/fr-ca/p/TFKES01MK3B', { productId: 'TFKES01MK3B', isCustoms: false }],
    ['/en-us/c/jackets-2000', { category: '2000', isCustoms: false }],
    ['/de-de/jackets/', { category: 'jackets', isCustoms: false }],
    ['/en-us', { isCustoms: false }],
    ['/en-us/customs/shell', { category: 'shell', isCustoms: true }],
  ])('is read off %s', (path, expected) => {
    expect(getPageSubject(path)).toEqual(expected);
  });

  it('replaces the tokens of an editor’s filter', () => {
    expect(fillFilter('productId:PRODUCT_ID', getPageSubject('/en-us/p/kestrel-TFKES01M'))).toBe('productId:TFKES01M');
    expect(fillFilter('category:CATEGORY', getPageSubject('/en-us/c/jackets-2000'))).toBe('category:2000');
    expect(fillFilter('productId:PRODUCT_ID', getPageSubject('/en-us'))).toBe('productId:');
  });
});
