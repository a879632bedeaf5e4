import type { ReactElement, SyntheticEvent } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { LineNotice } from '../../cart/lines/cart-line.styles.ts';
import type { Formatters } from '../../site/formatters.ts';
import { DeliveryFields } from '../delivery-fields.tsx';
import { deliveryParameter } from '../delivery-parameter.ts';
import { getDifferenceText, getReasonText } from './change-texts.ts';
import type { ChangedLine } from './delivery-choices.ts';

interface Props {
  readonly row: ChangedLine;
  readonly messages: DeliveryMessages;
  readonly formatters: Formatters;
  readonly isPending: boolean;
  /** Why the latest choice was rejected. */
  readonly error: string | undefined;
  readonly onChoose: (choice: DeliveryChoice) => void;
}

/** A changed delivery. Without JavaScript its forms post to the cart's URL. */
export function DeliveryChangeEntry(props: Props): ReactElement {
  const { row, messages, formatters, isPending, error, onChoose } = props;
  const { change, item, accept, undo } = row;
  const { name, id } = item;
  const action = formatters.href('/cart');
  const choose = (choice: DeliveryChoice) => (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onChoose(choice);
  };
  return (
    <li aria-busy={isPending || undefined}>
      <p data-part="name">{name}</p>
      <dl>
        <div>
          <dt>{messages.changeBefore}</dt>
          <dd data-part="before">{change.from.label}</dd>
        </div>
        <div>
          <dt>{messages.changeNow}</dt>
          <dd>{change.to.label}</dd>
        </div>
      </dl>
      <p>
        {getReasonText(change, messages)} {getDifferenceText(change, messages, formatters)}
      </p>
      <div data-part="actions">
        <form method="post" action={action} onSubmit={choose(accept)}>
          <DeliveryFields itemId={id} choice={accept} />
          <Button type="submit" variant="secondary" size="small" pending={isPending} aria-label={messages.acceptFor({ name })}>
            {messages.accept}
          </Button>
        </form>
        {undo ? (
          <form method="post" action={action} onSubmit={choose(undo)}>
            <DeliveryFields itemId={id} choice={undo} />
            <Button type="submit" variant="text-link" size="small" pending={isPending} aria-label={messages.undoFor({ name })}>
              {messages.undo}
            </Button>
          </form>
        ) : (
          <ButtonLink
            href={`${action}?${deliveryParameter}=${id}`}
            data-dialog="cart-change-shipping-method"
            data-dialog-params={`item=${id}`}
            variant="text-link"
            size="small"
            aria-label={messages.chooseAnotherFor({ name })}
          >
            {messages.chooseAnother}
          </ButtonLink>
        )}
      </div>
      <div aria-live="polite">
        {error === undefined ? null : (
          <LineNotice data-kind="danger">
            <Icon name="alert" size="small" />
            <span>{error}</span>
          </LineNotice>
        )}
      </div>
    </li>
  );
}
