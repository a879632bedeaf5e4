import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { CartItem, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { ShippingMethod } from '#generated/openapi/shared.ts';
import { formatDeliveryTime } from '../../checkout/delivery/delivery-time.ts';
import { formatReadyBy } from './format-ready-by.ts';

/** Texts about the delivery of a line or shipment. */
export interface DeliveryTexts {
  /** E.g. "Pickup at Denver Union". */
  readonly title: string;
  /** E.g. "ready by Tue, Nov 24, 6:30 PM"; empty if unknown. */
  readonly time: string;
}

/** Describes the latest delivery of a line: an option that was just chosen takes precedence over its shipment. */
export function describeLine(
  { shippingOptions }: Pick<CartItem, 'shippingOptions'>,
  shipment: ShipmentMethods,
  messages: DeliveryMessages,
  languageTag: string,
): DeliveryTexts | undefined {
  const option = shippingOptions.find(({ selected }) => selected);
  if (!option || hasMethod(shipment, option.shippingMethod)) return describeShipment(shipment, messages, languageTag);
  return describe(option.shippingMethod, option, messages, languageTag);
}

/** @returns undefined for a shipment without a method */
export function describeShipment(shipment: ShipmentMethods, messages: DeliveryMessages, languageTag: string): DeliveryTexts | undefined {
  const { code, applicableShippingMethods } = shipment;
  const method = applicableShippingMethods.find((one) => one.code === code) ?? applicableShippingMethods[0];
  return method && describe(method, shipment, messages, languageTag);
}

type Place = Pick<ShipmentMethods, 'storeInfo' | 'collectionPoint' | 'readyBy'>;

function describe(
  { code, deliveryTime }: ShippingMethod,
  { storeInfo, collectionPoint, readyBy }: Place,
  messages: DeliveryMessages,
  languageTag: string,
): DeliveryTexts {
  const title = messages.delivery({ code, place: storeInfo?.name ?? collectionPoint?.name ?? messages.aPlace });
  if (readyBy === undefined) return { title, time: formatDeliveryTime(deliveryTime, messages) };
  const { timeZone } = storeInfo ?? {};
  return { title, time: timeZone === undefined ? '' : messages.readyBy({ time: formatReadyBy(readyBy, timeZone, languageTag) }) };
}

function hasMethod({ code, applicableShippingMethods }: ShipmentMethods, method: ShippingMethod): boolean {
  return (code ?? applicableShippingMethods[0]?.code) === method.code;
}
