interface TimeMessages {
  readonly workingDays: (values: { readonly count: number; readonly days: string }) => string;
  readonly sameDay?: string;
}

export function isSameDay(deliveryTime: string): boolean {
  return deliveryTime === 'same day';
}

/** True if the store has the goods already, so that the method's delivery time is omitted. */
export function isStockedInStore({ storeInfo }: { readonly storeInfo?: object }, { deliveryTime }: { readonly deliveryTime: string }): boolean {
  return storeInfo !== undefined && isSameDay(deliveryTime);
}

/** Working days until delivery: 0 for same day, otherwise the first number of "n-m", by default 1. */
export function parseDeliveryDays(deliveryTime: string): number {
  if (isSameDay(deliveryTime)) return 0;
  const first = /^\d+/.exec(deliveryTime)?.[0];
  return first === undefined ? 1 : Number(first);
}

/** E.g. "3–5 working days"; the plural depends on the last number. */
export function formatDeliveryTime(deliveryTime: string, messages: TimeMessages): string {
  if (isSameDay(deliveryTime)) return messages.sameDay ?? '';
  const last = /\d+$/.exec(deliveryTime)?.[0] ?? parseDeliveryDays(deliveryTime);
  return messages.workingDays({ count: Number(last), days: deliveryTime.replace('-', '–') });
}
