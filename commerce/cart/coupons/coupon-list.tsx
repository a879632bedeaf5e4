import type { FormEvent, ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CouponItem } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { CouponItems } from './coupon-list.styles.ts';
import { getCouponReason } from './coupon-text.ts';

interface Props {
  readonly coupons: readonly CouponItem[];
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly onRemove: (coupon: CouponItem) => void;
}

/** The coupon codes of a cart with their discounts, or why they do not apply. */
export function CouponList({ coupons, messages, formatters, onRemove }: Props): ReactElement {
  const { errorMessages } = useCommerce();
  return (
    <CouponItems role="list" aria-label={messages.couponCodes}>
      {coupons.map((coupon) => (
        <li key={coupon.code} data-applied={coupon.applied || undefined}>
          <strong>{coupon.code}</strong>
          {coupon.applied ? (
            coupon.amount ? (
              <span data-part="amount">{formatters.money(-coupon.amount)}</span>
            ) : (
              <Icon name="check" size="small" />
            )
          ) : (
            <span>{messages.couponNotApplied}</span>
          )}
          {coupon.promotionName ? <span data-part="why">{coupon.promotionName}</span> : null}
          {coupon.applied ? null : (
            <span data-part="reason">
              <Icon name="info" size="small" />
              <span>{getCouponReason(coupon, messages, formatters, errorMessages)}</span>
            </span>
          )}
          <form
            method="post"
            action={formatters.href('/cart')}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              onRemove(coupon);
            }}
          >
            <input type="hidden" name="intent" value="removeCoupon" />
            <input type="hidden" name="couponId" value={coupon.id} />
            <Button type="submit" variant="text-link" size="small" aria-label={messages.couponRemoveCode({ code: coupon.code })}>
              {messages.couponRemove}
            </Button>
          </form>
        </li>
      ))}
    </CouponItems>
  );
}
