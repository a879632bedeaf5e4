import { lazy, Suspense, type FormEvent, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { appliedCouponLimits } from '#generated/openapi/limits.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { couponField } from './coupon-code.ts';
import { CouponForm, CouponRoot } from './coupon-section.styles.ts';
import { useCoupons, type RejectedCode } from './use-coupons.ts';

/** Loaded on demand: few carts have codes. */
const CouponList = lazy(async () => ({ default: (await import('./coupon-list.tsx')).CouponList }));

interface Props {
  readonly cart: Pick<Cart, 'couponItems'>;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly rejected?: RejectedCode;
}

/** Field and list of coupon codes. Without JavaScript both post to the cart's URL. */
export function CouponSection({ cart, messages, formatters, rejected }: Props): ReactElement {
  const { error, announcement, field, isPending, apply, remove, edit } = useCoupons(messages, formatters, rejected);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void apply();
  };
  return (
    <CouponRoot>
      <CouponForm method="post" action={formatters.href('/cart')} noValidate onSubmit={submit} aria-busy={isPending || undefined}>
        <input type="hidden" name="intent" value="applyCoupon" />
        <TextField
          ref={field}
          name={couponField}
          label={messages.couponLabel}
          defaultValue={rejected?.code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          // Permits extra spaces around the code, which are ignored.
          maxLength={appliedCouponLimits.code.maxLength * 2}
          onChange={edit}
        />
        <Button type="submit" variant="outline" pending={isPending}>
          {isPending ? messages.couponApplying : messages.couponApply}
        </Button>
      </CouponForm>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
      {cart.couponItems.length > 0 ? (
        <Suspense fallback={null}>
          <CouponList coupons={cart.couponItems} messages={messages} formatters={formatters} onRemove={(coupon) => void remove(coupon)} />
        </Suspense>
      ) : null}
    </CouponRoot>
  );
}
