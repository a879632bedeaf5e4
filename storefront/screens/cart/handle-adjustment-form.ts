import { z } from 'zod';
import { ServiceError } from '#commerce/client/service-error.ts';
import { sendAdjustment } from '#commerce/staff/adjustment-changes.ts';
import { parseDraft } from '#commerce/staff/adjustment-draft.ts';
import { adjustParameter, findTarget } from '#commerce/staff/adjustment-target.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { removePriceAdjustment } from '#generated/calls/remove-price-adjustment.ts';
import type { RequestContext } from '../../request/request-context.ts';

const text = z.string().max(200).default('');
const id = z.string().min(1).max(60);
const adjustmentForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('adjustPrice'), target: id, kind: text, value: text, reason: text, note: text }),
  z.object({ intent: z.literal('removeAdjustment'), adjustmentId: id }),
]);
type AdjustmentForm = z.infer<typeof adjustmentForm>;

/**
 * Handles the form of a price adjustment without JavaScript.
 * @returns the query and fragment of the next page; undefined for another form of the cart page, and for a shopper
 */
export async function handleAdjustmentForm(data: FormData, context: RequestContext): Promise<string | undefined> {
  const parsed = adjustmentForm.safeParse(Object.fromEntries(data));
  if (!parsed.success || !context.session.staff) return undefined;
  const form = parsed.data;
  try {
    return await applyAdjustment(form, context);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // The adjustment was removed already, e.g. by a second press.
    if (error.errorId === 'PRC404') return '';
    return createRejectionQuery(form, error.errorId ?? 'GEN500', error.additionalInfo.mostPercent);
  }
}

async function applyAdjustment(form: AdjustmentForm, { session: { cartId: basketId, calls } }: RequestContext): Promise<string> {
  if (basketId === undefined) return createRejectionQuery(form, 'BSK404');
  if (form.intent === 'removeAdjustment') {
    await removePriceAdjustment(calls, { basketId, adjustmentId: form.adjustmentId });
    return '';
  }
  const target = findTarget(await getCart(calls, { basketId }), form.target);
  if (!target) return createRejectionQuery(form, 'ORD404');
  const input = parseDraft(form);
  if ('faults' in input) return createRejectionQuery(form, 'API400');
  await sendAdjustment(calls, basketId, { adjustment: target.adjustment, itemId: target.item?.id, input });
  return '';
}

/** The page opens the form again with the typed values. */
function createRejectionQuery(form: AdjustmentForm, rejection: string, most?: unknown): string {
  if (form.intent === 'removeAdjustment') return `?${new URLSearchParams({ refused: rejection })}`;
  const { target, kind, value, reason, note } = form;
  const typed = {
    refused: rejection,
    [adjustParameter]: target,
    kind,
    value,
    reason,
    note,
    ...(typeof most === 'number' ? { most: String(most) } : {}),
  };
  return `?${new URLSearchParams(typed)}#adjust-${target}`;
}
