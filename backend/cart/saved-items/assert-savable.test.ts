import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { assertSavable } from './assert-savable.ts';

const line = { id: 'row', sku: 'JACKET' } as CartLine;
const price = () => ({ rows: [{ line }, { line: { id: 'gift', sku: 'MUG' } }] });

describe('assertSavable', () => {
  it('accepts a stored row without pricing the cart', () => {
    expect(() => assertSavable([line], 'row', () => expect.unreachable())).not.toThrow();
  });

  it('rejects a bonus item with GWP403 and an unknown row with ORD404', () => {
    expect(() => assertSavable([line], 'gift', price)).toThrow(expect.objectContaining({ status: 409, errorId: 'GWP403' }));
    expect(() => assertSavable([line], 'other', price)).toThrow(expect.objectContaining({ status: 404, errorId: 'ORD404' }));
  });
});
