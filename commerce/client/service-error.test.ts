import { describe, expect, it } from 'vitest';
import { errorCodes } from '#generated/errors.ts';
import { requiresReaction, ServiceError } from './service-error.ts';

const createError = (errorId?: string, isFlash = false): ServiceError =>
  new ServiceError('rejected', { operation: 'placeOrder', status: 409, errorId, details: isFlash ? [{ errorId, type: 'flash' }] : [] });

describe('rejected order', () => {
  it.each([
    ['FE309', 'billing'],
    ['PYT404', 'billing'],
    ['PYT405', 'billing'],
    ['PYT406', 'billing'],
    ['PAY400', 'billing'],
    ['PYT402', 'billing'],
    ['PAY401', 'shipping'],
    ['SHP500', 'shipping'],
    ['BSK404', 'summary'],
    ['INV701', 'summary'],
  ])('shows %s above the step %s', (errorId, step) => expect(createError(errorId).placingReaction).toBe(step));

  it('refetches the cart if an item is unavailable or the cart has changed', () => {
    for (const errorId of ['ORD430', 'ORD404', 'BSK412', 'PRC400']) expect(createError(errorId).placingReaction, errorId).toBe('review');
    expect(createError('GWP403', true).placingReaction).toBe('review');
  });

  it('shows a toast for every other reason', () => {
    expect(errorCodes.filter((errorId) => createError(errorId).placingReaction === undefined)).toEqual(
      expect.arrayContaining(['GEN500', 'AUT403']),
    );
    expect(createError().placingReaction).toBeUndefined();
  });
});

describe('rejected call', () => {
  it('requires the reactions of its code and no others', () => {
    expect(requiresReaction(createError('BSK404'), 'recreate-cart')).toBe(true);
    expect(requiresReaction(createError('AUT498'), 'recreate-cart')).toBe(false);
    expect(requiresReaction(new Error('BSK404'), 'recreate-cart')).toBe(false);
  });

  it.each(['BSK404', 'ORD404', 'ORD430', 'INV406', 'INV409', 'INV700', 'INV701', 'INV702', 'PRC400', 'BSK409', 'BSK412'])(
    'refetches the cart for %s, whatever the call was',
    (errorId) => expect(createError(errorId).requires('reload-cart')).toBe(true),
  );

  it('refetches the cart for a flash-type detail of any code', () => {
    expect(createError('INV408', true).requires('reload-cart')).toBe(true);
    expect(createError('INV408').requires('reload-cart')).toBe(false);
  });
});
