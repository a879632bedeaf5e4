import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useGetCart } from '../cart/changes/get-cart.ts';
import type { RejectedAdjustment } from './adjustment-form.tsx';
import { findTarget, wholeOrder } from './adjustment-target.ts';
import { StaffCartContext, type StaffCart as StaffCartParts } from './staff-cart-context.ts';
import { TargetAdjustment, type AdjustmentTexts } from './target-adjustment.tsx';

interface Props extends Omit<AdjustmentTexts, 'currency'> {
  /** Id of the target whose form is open, on pages without JavaScript. */
  readonly openId: string | undefined;
  readonly rejected?: RejectedAdjustment;
  /** Navigates to the cart without the form's query parameters. */
  readonly onSaved: () => void;
  readonly children: ReactNode;
}

/** Adds price adjustments to the cart, for employees. */
export function StaffCart({ messages, formatters, openId, rejected, onSaved, children }: Props): ReactElement {
  const { data: cart } = useGetCart();
  const parts = useMemo((): StaffCartParts => {
    const show = (id: string): ReactNode => {
      const target = cart ? findTarget(cart, id) : undefined;
      if (!cart || !target) return null;
      const isOpen = openId === id;
      return (
        <TargetAdjustment
          target={target}
          messages={messages}
          formatters={formatters}
          currency={cart.currency}
          isOpen={isOpen}
          onSaved={onSaved}
          {...(isOpen && rejected ? { rejected } : {})}
        />
      );
    };
    return { ofRow: ({ id, bonus }) => (bonus ? null : show(id)), ofOrder: () => show(wholeOrder) };
  }, [cart, messages, formatters, openId, rejected, onSaved]);
  return <StaffCartContext value={parts}>{children}</StaffCartContext>;
}
