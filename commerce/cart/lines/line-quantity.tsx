import { useId, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { getLineState, getMaxQuantity } from './line-state.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface Props {
  readonly item: CartItem;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  /** Id of the row's error. */
  readonly errorId?: string;
  readonly onQuantity: (item: CartItem, qty: number) => void;
}

/** Quantity of a line. Without JavaScript its form posts to the cart's URL. */
export function LineQuantity({ item, messages, formatters, errorId, onQuantity }: Props): ReactElement {
  const { id, name, qty } = item;
  const hint = useId();
  const most = getMaxQuantity(item);
  const isMost = qty >= most;
  return (
    <form method="post" action={formatters.href('/cart')}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="itemId" value={id} />
      <input type="submit" hidden tabIndex={-1} />
      <QuantityStepper
        qty={qty}
        max={most}
        label={messages.quantityOf({ name })}
        lessLabel={messages.decrease({ name })}
        moreLabel={messages.increase({ name })}
        describedBy={[errorId, isMost && hint].filter(Boolean).join(' ') || undefined}
        onChange={(requested) => onQuantity(item, requested)}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {messages.update}
        </Button>
      </noscript>
      {isMost && most > 1 && getLineState(item).kind !== 'low' ? (
        <VisuallyHidden id={hint}>{messages.quantityMost({ max: most })}</VisuallyHidden>
      ) : null}
    </form>
  );
}
