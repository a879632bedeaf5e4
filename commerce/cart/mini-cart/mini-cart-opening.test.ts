import { describe, expect, it } from 'vitest';
import { isCartPage, mayOpenMiniCart, suppressMiniCart } from './mini-cart-opening.ts';

describe('canOpenMiniCart', () => {
  it('opens after an addition, except on the cart and checkout', () => {
    expect(mayOpenMiniCart('/en-us/p/ridgeline-shell-TFR10ARA')).toBe(true);
    expect(mayOpenMiniCart('/de-de/cart')).toBe(false);
    expect(mayOpenMiniCart('/de-de/checkout')).toBe(false);
    expect(isCartPage('/en-us/c/carts-1234')).toBe(false);
  });

  it('stays closed while it is suppressed, however often a suppression is released', () => {
    const [endOne, endTwo] = [suppressMiniCart(), suppressMiniCart()];
    endOne();
    endOne();
    expect(mayOpenMiniCart('/en-us')).toBe(false);
    endTwo();
    expect(mayOpenMiniCart('/en-us')).toBe(true);
  });
});
