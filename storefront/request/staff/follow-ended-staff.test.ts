import { describe, expect, it } from 'vitest';
import { createCart } from '#generated/calls/create-cart.ts';
import { cartId, cookiesIn } from '../../session/testing/shop-service.ts';
import { associate, site, staffShop } from '../../session/testing/staff-shop.ts';
import { followEndedStaff } from './follow-ended-staff.ts';

const signIn = '/en-us/associate-login?why=ended&store=TF-DEN-01';
const expired = { staff: associate.staff, cart: cartId };

describe('followEndedStaff', () => {
  it('redirects an employee whose session has expired to the sign-in once, and removes the session cookies', () => {
    const context = staffShop().visit(expired, '/en-us/cart');
    expect(followEndedStaff(context)?.headers.get('location')).toBe(signIn);
    expect(cookiesIn(context)).toMatchObject({ [site('staff')]: '', [site('cart')]: '' });
    expect(followEndedStaff(context)).toBeUndefined();
  });

  it('redirects if the service ended the session while the page was rendered', async () => {
    const context = staffShop().visit({ ...associate, at: 'access-x', rt: 'used-up-refresh-token' });
    expect(followEndedStaff(context)).toBeUndefined();
    await createCart(context.session.calls).catch(() => undefined);
    expect(followEndedStaff(context)?.headers.get('location')).toBe(signIn);
  });

  it('redirects the router of a page to the document of the sign-in', () => {
    const response = followEndedStaff(staffShop().visit(expired, '/en-us/cart.data'));
    expect([response?.status, response?.headers.get('x-remix-redirect'), response?.headers.get('x-remix-reload-document')]).toEqual([
      204,
      signIn,
      'true',
    ]);
  });

  it('ignores shoppers, active sessions and calls of scripts', () => {
    const { visit } = staffShop();
    expect([visit(), visit(associate), visit(expired, '/api/cart/v1/cart')].map(followEndedStaff)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
