import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeMiniCart, isCartPage, miniCart, openMiniCart, suppressMiniCart } from './mini-cart-store.ts';

const line = { sku: 'TARNFELL:TFR10ARA:K3B:M::1:', name: 'Ridgeline Shell', qty: 1 };
afterEach(closeMiniCart);

describe('the mini cart', () => {
  it('opens with what was added', () => {
    const listener = vi.fn();
    const leave = miniCart.subscribe(listener);
    expect(openMiniCart(line, '/en-us/p/ridgeline-shell-TFR10ARA')).toBe(true);
    expect(miniCart.current()).toEqual({ isOpen: true, wasOpened: true, added: line });
    closeMiniCart();
    closeMiniCart();
    expect(miniCart.current().isOpen).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
  });

  it('stays closed on the pages of the cart', () => {
    expect(openMiniCart(line, '/de-de/cart')).toBe(false);
    expect(openMiniCart(line, '/de-de/checkout')).toBe(false);
    expect(miniCart.current().isOpen).toBe(false);
    expect(isCartPage('/en-us/c/carts-1234')).toBe(false);
  });

  it('stays closed while opening is suppressed, however often that is ended', () => {
    const [endOne, endTwo] = [suppressMiniCart(), suppressMiniCart()];
    endOne();
    endOne();
    expect(openMiniCart(line, '/en-us')).toBe(false);
    endTwo();
    expect(openMiniCart(line, '/en-us')).toBe(true);
  });

  it('is closed in the HTML of the server', () => {
    openMiniCart(line, '/en-us');
    expect(miniCart.onServer()).toEqual({ isOpen: false, wasOpened: false });
  });
});
