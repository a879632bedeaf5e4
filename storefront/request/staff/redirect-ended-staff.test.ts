import { describe, expect, it } from 'vitest';
import { createCart } from '#generated/calls/create-cart.ts';
import { cartId, getCookies } from '../../session/testing/shop-service.ts';
import { associate, getCookieName, createStaffShop } from '../../session/testing/staff-shop.ts';
import { redirectEndedStaff } from './redirect-ended-staff.ts';

const signIn = '/en-us/associate-login?why=ended&store=TF-DEN-01';
const expired = { staff: associate.staff, cart: cartId };

describe('redirectEndedStaff', () => {
  it('redirects an employee whose session has expired to the sign-in once, and removes the session cookies', () => {
    const context = createStaffShop().visit(expired, '/en-us/cart');
    expect(redirectEndedStaff(context)?.headers.get('location')).toBe(signIn);
    expect(getCookies(context)).toMatchObject({ [getCookieName('staff')]: '', [getCookieName('cart')]: '' });
    expect(redirectEndedStaff(context)).toBeUndefined();
  });

  it('redirects if the service ended the session while the page was rendered', async () => {
    const context = createStaffShop().visit({ ...associate, at: 'access-x', rt: 'used-up-refresh-token' });
    expect(redirectEndedStaff(context)).toBeUndefined();
    await createCart(context.session.calls).catch(() => undefined);
    expect(redirectEndedStaff(context)?.headers.get('location')).toBe(signIn);
  });

  it('redirects the router of a page to the document of the sign-in', () => {
    const response = redirectEndedStaff(createStaffShop().visit(expired, '/en-us/cart.data'));
    expect([response?.status, response?.headers.get('x-remix-redirect'), response?.headers.get('x-remix-reload-document')]).toEqual([
      204,
      signIn,
      'true',
    ]);
  });

  it('ignores shoppers, active sessions and calls of scripts', () => {
    const { visit } = createStaffShop();
    expect([visit(), visit(associate), visit(expired, '/api/cart/v1/cart')].map(redirectEndedStaff)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
