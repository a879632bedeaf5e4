import type { ReactElement } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { CartItem, ShipmentMethods } from '#generated/openapi/cart.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { deliveryParameter } from '../delivery-parameter.ts';
import { describeLine } from './describe-delivery.ts';
import { DeliveryLine } from './line-delivery.styles.ts';

interface Props {
  readonly item: CartItem;
  readonly shipment: ShipmentMethods;
  /** The heading above already names the delivery. */
  readonly isNamed?: boolean;
  readonly messages: DeliveryMessages;
  readonly formatters: Formatters;
}

/** A line's delivery and the link that changes it: in a dialog, or without JavaScript in the cart. */
export function LineDelivery({ item, shipment, isNamed = false, messages, formatters: { href, languageTag } }: Props): ReactElement | null {
  const { id, name, bonus, shippingOptions } = item;
  const canChange = !bonus && shippingOptions.length > 1;
  const texts = isNamed ? undefined : describeLine(item, shipment, messages, languageTag);
  if (!texts && !canChange) return null;
  return (
    <DeliveryLine data-part="delivery">
      {texts ? (
        <p>
          {texts.title}
          {texts.time === '' ? null : <span> · {texts.time}</span>}
        </p>
      ) : null}
      {canChange ? (
        <ButtonLink
          href={`${href('/cart')}?${deliveryParameter}=${id}`}
          data-dialog="cart-change-shipping-method"
          data-dialog-params={`item=${id}`}
          variant="text-link"
          size="small"
          aria-label={messages.changeOf({ name })}
        >
          {messages.change}
        </ButtonLink>
      ) : null}
    </DeliveryLine>
  );
}
