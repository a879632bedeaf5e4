interface TimeMessages {
  readonly workingDays: (values: { readonly count: number; readonly days: string }) => string;
  readonly sameDay?: string;
}

export function isSameDay(deliveryTime: string): boolean {
  return deliveryTime === 'same day';
}

/** True if the store has the goods already: the method has nothing to add to the place and its time. */
export function isInStore({ storeInfo }: { readonly storeInfo?: object }, { deliveryTime }: { readonly deliveryTime: string }): boolean {
  return storeInfo !== undefined && isSameDay(deliveryTime);
}

/** Working days until it arrives: same day is 0, otherwise the first digits of n-m, 1 by default. */
export function deliveryDays(deliveryTime: string): number {
  if (isSameDay(deliveryTime)) return 0;
  const first = /^\d+/.exec(deliveryTime)?.[0];
  return first === undefined ? 1 : Number(first);
}

/** "3–5 working days". The plural follows the last number. */
export function deliveryText(deliveryTime: string, messages: TimeMessages): string {
  if (isSameDay(deliveryTime)) return messages.sameDay ?? '';
  const last = /\d+$/.exec(deliveryTime)?.[0] ?? deliveryDays(deliveryTime);
  return messages.workingDays({ count: Number(last), days: deliveryTime.replace('-', '–') });
}
