import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { getDeliveryPromise } from '#generated/calls/get-delivery-promise.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { formatDayRange } from '#messages/format/day-range.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { EstimateRoot } from './delivery-estimate.styles.ts';
import { getPromisedMethods } from './promised-methods.ts';

interface Props {
  readonly cart: Pick<Cart, 'shippingMethods'>;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** Estimated arrival of each shipment; renders nothing if the shop promises no days. */
export function DeliveryEstimate({ cart, messages, formatters: { languageTag } }: Props): ReactElement | null {
  const { calls } = useCommerce();
  const { data } = useQuery({
    ...getDeliveryPromise.query(calls, {}),
    staleTime: ({ state }) => (state.data ? Math.max(60_000, Date.parse(state.data.orderBy) - Date.now()) : 0),
  });
  const methods = data ? getPromisedMethods(cart, data) : [];
  if (methods.length === 0) return null;
  return (
    <EstimateRoot>
      <Icon name="truck" />
      <div>
        <p>{messages.estimatedDelivery}</p>
        {methods.map(({ code, label, earliest, latest }) => (
          <p key={code}>
            <strong>{formatDayRange(earliest, latest, languageTag)}</strong> · {label}
          </p>
        ))}
      </div>
    </EstimateRoot>
  );
}
