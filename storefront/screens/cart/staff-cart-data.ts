import type { RejectedAdjustment } from '#commerce/staff/adjustment-form.tsx';
import { adjustParameter } from '#commerce/staff/adjustment-target.ts';
import { priceAdjustmentsMessages } from '#generated/messages/price-adjustments/all.ts';
import type { PriceAdjustmentsMessages } from '#generated/messages/price-adjustments/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Additional data of an employee's cart page. */
export interface StaffCartData {
  readonly messages: MessageData<PriceAdjustmentsMessages>;
  /** Id of the target whose form is open, without JavaScript. */
  readonly openId?: string;
  readonly rejected?: RejectedAdjustment;
}

/** Undefined for a shopper. @param textOf Returns the message of an error. */
export function getStaffCart({ session, site, url }: RequestContext, textOf: (code: string) => string): StaffCartData | undefined {
  if (!session.staff) return undefined;
  const messages = priceAdjustmentsMessages[getMessageLocale(site.locale)];
  const { searchParams } = url;
  const openId = searchParams.get(adjustParameter) ?? undefined;
  const errorId = searchParams.get('refused');
  if (openId === undefined || errorId === null) return { messages, ...(openId === undefined ? {} : { openId }) };
  const getText = (name: string): string => searchParams.get(name) ?? '';
  const draft = { kind: getText('kind'), value: getText('value'), reason: getText('reason'), note: getText('note') };
  const most = Number(searchParams.get('most') ?? Number.NaN);
  return { messages, openId, rejected: { errorId, text: textOf(errorId), draft, ...(Number.isFinite(most) ? { maxPercent: most } : {}) } };
}
