import { useRef, useState } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CouponItem } from '#generated/openapi/cart.ts';
import { failureAsksFor } from '../../client/service-error.ts';
import { errorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { useCartChange } from '../changes/use-cart-change.ts';
import { applyCouponChange, removeCouponChange } from './coupon-changes.ts';
import { normalizeCode } from './coupon-code.ts';
import { couponAnnouncement } from './coupon-text.ts';

/** A code that was rejected before the page was rendered: by a form without script, or by a link. */
export interface RejectedCode {
  readonly code: string;
  readonly text: string;
}

/** State of the coupon form. A rejected code stays in the field with its reason until it is edited. */
export function useCoupons(messages: CartMessages, formatters: Formatters, rejected?: RejectedCode) {
  const { errorMessages } = useCommerce();
  const applying = useCartChange(applyCouponChange);
  const removing = useCartChange(removeCouponChange);
  const [typed, setTyped] = useState(rejected?.code ?? '');
  const [error, setError] = useState(rejected?.text);
  const [announcement, setAnnouncement] = useState('');
  // Presses may be faster than renders.
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  const reject = (text: string): void => {
    setError(text);
    field.current?.select();
  };
  const apply = async (): Promise<void> => {
    const code = normalizeCode(typed);
    if (isSending.current) return;
    setAnnouncement('');
    if (code === '') return reject(messages.couponMissing);
    setError(undefined);
    isSending.current = true;
    try {
      const { couponItems } = await applying.mutateAsync(code);
      const coupon = couponItems.find((one) => one.code === code);
      setTyped('');
      setAnnouncement(coupon ? couponAnnouncement(coupon, messages, formatters, errorMessages) : messages.couponApplied({ code }));
      field.current?.focus();
    } catch (failure) {
      if (!failureAsksFor(failure, 'reset-customer')) reject(errorText(failure, errorMessages));
    } finally {
      isSending.current = false;
    }
  };
  const remove = async (coupon: CouponItem): Promise<void> => {
    // The button disappears with its code.
    field.current?.focus();
    const wasRemoved = await removing.mutateAsync(coupon).then(
      () => true,
      () => false,
    );
    setAnnouncement(wasRemoved ? messages.couponRemoved({ code: coupon.code }) : '');
  };
  const edit = (text: string): void => {
    setTyped(text);
    setError(undefined);
  };
  return { typed, error, announcement, field, isPending: applying.isPending, apply, remove, edit };
}
