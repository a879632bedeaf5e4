import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { DeliveryChange } from '#generated/openapi/shared.ts';
import type { Formatters } from '../../site/formatters.ts';

type TextOf = (messages: DeliveryMessages, names: { readonly store: string; readonly method: string }) => string;

const reasons: Readonly<Record<DeliveryChange['reason'], TextOf>> = {
  storeStock: (messages, { store }) => messages.reasonStoreStock({ store }),
  warehouseStock: (messages) => messages.reasonWarehouseStock,
  storeClosed: (messages, { store }) => messages.reasonStoreClosed({ store }),
  serviceEnded: (messages, { store }) => messages.reasonServiceEnded({ store }),
  methodUnavailable: (messages, { method }) => messages.reasonMethodUnavailable({ method }),
};

/** Reason why the previous delivery is not possible. */
export function getReasonText({ reason, storeInfo, from }: DeliveryChange, messages: DeliveryMessages): string {
  return reasons[reason](messages, { store: storeInfo?.name ?? messages.theStore, method: from.label });
}

/** Text of the difference in the shipping price. */
export function getDifferenceText({ priceDifference }: DeliveryChange, messages: DeliveryMessages, { money }: Formatters): string {
  if (priceDifference === 0) return messages.costsSame;
  const amount = money(Math.abs(priceDifference));
  return priceDifference > 0 ? messages.costsMore({ amount }) : messages.costsLess({ amount });
}
