import { z } from 'zod';
import { couponField } from '#commerce/cart/coupons/coupon-code.ts';
import { choiceField, parseChoice } from '#commerce/delivery/choice-text.ts';
import { parseAmount } from '#commerce/product/gift-card/gift-card-draft.ts';
import { appliedCouponLimits, giftOptionLimits } from '#generated/openapi/limits.ts';

const id = z.string().min(1).max(80);
const itemId = z.string().min(1).max(60);
const sku = z.string().min(1).max(80);
const qty = z.coerce.number().int().min(1).max(999_999);
const choice = z
  .string()
  .max(100)
  .transform(parseChoice)
  .refine((parsed) => parsed !== undefined);
const getTextField = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  z
    .string()
    .trim()
    .min(limits.minLength ?? 0)
    .max(limits.maxLength);

/** All forms of the cart page by intent. */
export const cartForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), itemId }),
  z.object({ intent: z.literal('undo'), sku, qty }),
  z.object({ intent: z.literal('update'), itemId, qty, step: z.coerce.number().int().min(-1).max(1).default(0) }),
  z.object({ intent: z.literal('applyCoupon'), [couponField]: getTextField(appliedCouponLimits.code) }),
  z.object({ intent: z.literal('removeCoupon'), couponId: itemId }),
  z.object({ intent: z.literal('chooseGift'), promotionId: id, sku }),
  z.object({
    intent: z.literal('saveNote'),
    itemId,
    to: getTextField(giftOptionLimits.to),
    email: getTextField({ minLength: 1, ...giftOptionLimits.email }),
    message: getTextField(giftOptionLimits.message),
    sendOn: z.iso.date().optional().or(z.literal('')),
  }),
  z.object({ intent: z.literal('removeNote'), itemId }),
  z.object({ intent: z.literal('setAmount'), itemId, amount: z.string().transform(parseAmount).pipe(z.number()) }),
  z.object({ intent: z.literal('setDelivery'), itemId, [choiceField]: choice }),
]);

export type CartForm = z.infer<typeof cartForm>;
