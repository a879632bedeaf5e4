import { describe, expect, it } from 'vitest';
import { isCartPage, canOpenMiniCart, suppressMiniCart } from './mini-cart-opening.ts';

describe('canOpenMiniCart', () => {
  it('opens after an addition, except on the cart and checkout', () => {
    expect(canOpenMiniCart('/en-us/p/ridgeline-shell-TFR10ARA')).toBe(true);
    expect(canOpenMiniCart('/de-de/cart')).toBe(false);
    expect(canOpenMiniCart('/de-de/checkout')).toBe(false);
    expect(isCartPage('/en-us/c/carts-1234')).toBe(false);
  });

  it('stays closed while it is suppressed, however often a suppression is released', () => {
    const [endOne, endTwo] = [suppressMiniCart(), suppressMiniCart()];
    endOne();
    endOne();
    expect(canOpenMiniCart('/en-us')).toBe(false);
    endTwo();
    expect(canOpenMiniCart('/en-us')).toBe(true);
  });
});
