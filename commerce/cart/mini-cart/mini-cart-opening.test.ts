import { describe, expect, it } from 'vitest';
import { isCartPage, mayOpenMiniCart, suppressMiniCart } from './mini-cart-opening.ts';

describe('the mini cart', () => {
  it('opens after an adding, but not on the pages of the cart', () => {
    expect(mayOpenMiniCart('/en-us/p/ridgeline-shell-TFR10ARA')).toBe(true);
    expect(mayOpenMiniCart('/de-de/cart')).toBe(false);
    expect(mayOpenMiniCart('/de-de/checkout')).toBe(false);
    expect(isCartPage('/en-us/c/carts-1234')).toBe(false);
  });

  it('stays closed while opening is suppressed, however often that is ended', () => {
    const [endOne, endTwo] = [suppressMiniCart(), suppressMiniCart()];
    endOne();
    endOne();
    expect(mayOpenMiniCart('/en-us')).toBe(false);
    endTwo();
    expect(mayOpenMiniCart('/en-us')).toBe(true);
  });
});
