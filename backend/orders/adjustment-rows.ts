import type { OrderMailMessages } from '#generated/messages/order-mail/messages.ts';
import type { PriceAdjustment } from '#generated/openapi/shared.ts';
import type { MailRow } from '../mail/mail-part.ts';

const texts = {
  DAMAGED: 'adjustedForDamage',
  PRICE_MATCH: 'adjustedForMatch',
  SERVICE_RECOVERY: 'adjustedForService',
  DISPLAY_ITEM: 'adjustedForDisplay',
  MANAGER_DECISION: 'adjustedByManager',
} as const satisfies Record<PriceAdjustment['reason'], keyof OrderMailMessages>;

/** Renders adjustments with reason and employee. */
export const renderAdjustmentRows = (
  adjustments: readonly PriceAdjustment[],
  messages: OrderMailMessages,
  price: (amount: number) => string,
): MailRow[] => adjustments.map(({ reason, by, amount }) => ({ label: messages[texts[reason]]({ by }), value: price(-amount) }));
