import type { MeterModel } from '#commerce/account/part-models.ts';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { formatMoney } from '#messages/format/money.ts';

type Details = Profile['consumerDetails'];
export type Benefit = NonNullable<Details['employee'] | Details['athlete'] | Details['prosumer']>;

/** Annual spend of a benefit against its cap or credit. */
export interface Spending {
  readonly spent: string;
  readonly cap?: string;
  readonly credit?: string;
  /** Absent if the benefit has neither a cap nor a credit. */
  readonly meter?: MeterModel;
  readonly remaining?: string;
  readonly isUsedUp?: boolean;
}

export function getSpending(benefit: Benefit, messages: AccountMessages, languageTag: string): Spending {
  const formatAmount = (amount: number): string => formatMoney(amount, benefit.currency, languageTag);
  const cap = 'annualCap' in benefit ? benefit.annualCap : undefined;
  const credit = 'annualCredit' in benefit ? benefit.annualCredit : undefined;
  const { currentSpend } = benefit;
  const spent = formatAmount(currentSpend);
  const whole = cap ?? credit;
  return {
    spent,
    ...(cap === undefined ? {} : { cap: formatAmount(cap) }),
    ...(credit === undefined ? {} : { credit: formatAmount(credit) }),
    ...(whole === undefined
      ? {}
      : {
          meter: { label: messages.used({ spent, whole: formatAmount(whole) }), value: currentSpend, max: whole },
          remaining: formatAmount(Math.max(0, whole - currentSpend)),
          isUsedUp: currentSpend >= whole,
        }),
  };
}
