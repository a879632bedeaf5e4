import { useRef, useState } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CouponItem } from '#generated/openapi/cart.ts';
import { requiresReaction } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { useCartEnvironment } from '../changes/use-cart-change.ts';
import { normalizeCouponCode } from './coupon-code.ts';

/** A code that was rejected before rendering, from a form without JavaScript or a link. */
export interface RejectedCode {
  readonly code: string;
  readonly text: string;
}

/** Loaded when the first code is sent. */
const loadSending = () => import('./send-coupon.ts');

/**
 * State of the coupon form. A rejected code stays in the field with its reason until it is edited; the field is uncontrolled, so that text
 * typed before hydration is not lost.
 */
export function useCoupons(messages: CartMessages, formatters: Formatters, rejected?: RejectedCode) {
  const { errorMessages } = useCommerce();
  const environment = useCartEnvironment();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState(rejected?.text);
  const [announcement, setAnnouncement] = useState('');
  // A ref, because clicks may come faster than renders.
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  const reject = (text: string): void => {
    setError(text);
    field.current?.select();
  };
  const apply = async (): Promise<void> => {
    const code = normalizeCouponCode(field.current?.value ?? '');
    if (isSending.current) return;
    setAnnouncement('');
    if (code === '') return reject(messages.couponMissing);
    setError(undefined);
    isSending.current = true;
    setPending(true);
    try {
      const { applyCode } = await loadSending();
      const text = await applyCode(environment, code, { messages, formatters, errorMessages });
      setAnnouncement(text);
      if (field.current) field.current.value = '';
      field.current?.focus();
    } catch (failure) {
      if (!requiresReaction(failure, 'reset-customer')) reject(getErrorText(failure, errorMessages));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  const remove = async (coupon: CouponItem): Promise<void> => {
    // The focused button disappears with its code.
    field.current?.focus();
    const wasRemoved = await loadSending()
      .then(({ removeCode }) => removeCode(environment, coupon))
      .then(
        () => true,
        () => false,
      );
    setAnnouncement(wasRemoved ? messages.couponRemoved({ code: coupon.code }) : '');
  };
  const edit = (): void => setError(undefined);
  return { error, announcement, field, isPending, apply, remove, edit };
}
