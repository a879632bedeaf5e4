import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { BonusChoice, BonusOption, Cart, CartItem } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { requiresReaction } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { removeItemChange } from '../changes/remove-item.ts';
import { useCartChange } from '../changes/use-cart-change.ts';
import { LineNotice } from '../lines/cart-line.styles.ts';
import { ItemFacts } from '../lines/item-facts.tsx';
import { ProductThumb } from '../lines/product-thumb.tsx';
import { BonusItem, BonusRoot } from './bonus-choices.styles.ts';
import { chooseGiftChange, findGiftLine } from './gift-changes.ts';

interface Props {
  readonly cart: Pick<Cart, 'bonusChoices' | 'items'>;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** Gifts that the shopper may choose, grouped by promotion. */
export function BonusChoices({ cart, ...rest }: Props): ReactElement {
  return (
    <>
      {cart.bonusChoices?.map((choice) => (
        <GiftChoice key={choice.promotionId} choice={choice} items={cart.items} {...rest} />
      ))}
    </>
  );
}

interface ChoiceProps extends Omit<Props, 'cart'> {
  readonly choice: BonusChoice;
  readonly items: readonly CartItem[];
}

function GiftChoice({ choice, items, messages, formatters }: ChoiceProps): ReactElement {
  const { errorMessages } = useCommerce();
  const choosing = useCartChange(chooseGiftChange);
  const returning = useCartChange(removeItemChange);
  const [error, setError] = useState<string>();
  // A ref, because clicks may come faster than renders.
  const isSending = useRef(false);
  const id = useId();
  const isFull = choice.chosen >= choice.choose;
  const isPending = choosing.isPending || returning.isPending;

  const toggle = async (option: BonusOption): Promise<void> => {
    if (isSending.current) return;
    setError(undefined);
    isSending.current = true;
    const row = findGiftLine(items, { choice, option });
    try {
      await (row ? returning.mutateAsync(row) : choosing.mutateAsync({ choice, option }));
    } catch (failure) {
      if (!requiresReaction(failure, 'reset-customer')) setError(getErrorText(failure, errorMessages));
    } finally {
      isSending.current = false;
    }
  };
  return (
    <BonusRoot aria-labelledby={id} aria-busy={isPending || undefined}>
      <header>
        <Heading level={2} look="h5" id={id}>
          {messages.giftsTitle({ count: choice.choose })}
        </Heading>
        <p role="status">{messages.giftsChosen({ chosen: choice.chosen, count: choice.choose })}</p>
      </header>
      <p>{choice.promotionName}</p>
      <div aria-live="polite">{error ? <LineNotice data-kind="danger">{error}</LineNotice> : null}</div>
      <ul role="list">
        {choice.options.map((option) => (
          <BonusItem key={option.sku} data-sold-out={!option.available || undefined}>
            <ProductThumb src={option.productImageURL} alt="" size="small" />
            <div>
              <p data-part="name">{option.name}</p>
              <ItemFacts item={option} messages={messages} />
              <GiftForm
                option={option}
                promotionId={choice.promotionId}
                row={findGiftLine(items, { choice, option })}
                isFull={isFull}
                messages={messages}
                action={formatters.href('/cart')}
                onToggle={() => void toggle(option)}
              />
            </div>
          </BonusItem>
        ))}
      </ul>
      {isFull ? <p>{messages.giftsFull}</p> : null}
    </BonusRoot>
  );
}

interface FormProps {
  readonly option: BonusOption;
  readonly promotionId: string;
  readonly row: CartItem | undefined;
  readonly isFull: boolean;
  readonly messages: CartMessages;
  readonly action: string;
  readonly onToggle: () => void;
}

function GiftForm({ option, promotionId, row, isFull, messages, action, onToggle }: FormProps): ReactElement {
  const { name, sku, available, chosen } = option;
  if (!chosen && !available) return <p data-part="state">{messages.giftSoldOut}</p>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onToggle();
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      {chosen ? (
        <>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="itemId" value={row?.id ?? ''} />
        </>
      ) : (
        <>
          <input type="hidden" name="intent" value="chooseGift" />
          <input type="hidden" name="promotionId" value={promotionId} />
          <input type="hidden" name="sku" value={sku} />
        </>
      )}
      <Button
        type="submit"
        size="small"
        variant={chosen ? 'text-link' : 'secondary'}
        disabled={!chosen && isFull}
        aria-label={chosen ? messages.giftReturnName({ name }) : messages.giftChooseName({ name })}
      >
        {chosen ? messages.giftReturn : messages.giftChoose}
      </Button>
    </form>
  );
}
