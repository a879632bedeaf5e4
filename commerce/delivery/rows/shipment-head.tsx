import type { ReactElement } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import { describeShipment } from './describe-delivery.ts';
import { GroupHead } from './line-delivery.styles.ts';

interface Props {
  /** Id of the heading, which labels the lines below it. */
  readonly id: string;
  readonly shipment: ShipmentMethods;
  readonly messages: DeliveryMessages;
  readonly languageTag: string;
}

/** Heading above the lines of a shipment. */
export function ShipmentHead({ id, shipment, messages, languageTag }: Props): ReactElement | null {
  const texts = describeShipment(shipment, messages, languageTag);
  return texts ? (
    <GroupHead>
      <h2 id={id}>{texts.title}</h2>
      {texts.time === '' ? null : <p>{texts.time}</p>}
    </GroupHead>
  ) : null;
}
