import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { CartTender } from '../database/documents/tender-document.ts';
import { fromWire, type Minor } from '../money/minor-units.ts';
import type { Ids } from '../ports.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { ValidationSource, ValidatedTenderData, TenderKinds } from './tender-kind.ts';
import { getOfferedKind } from './tenders.ts';

interface Ports {
  readonly ids: Ids;
  readonly tenderKinds: TenderKinds;
}

export interface AdmittedTender extends Pick<ValidatedTenderData, 'reservation'> {
  readonly tender: CartTender;
}

const getLower = (requested: Minor | null, limit: Minor | null): Minor | null =>
  requested === null || limit === null ? (requested ?? limit) : Math.min(requested, limit);

/**
 * Validates the payment data of a request.
 * @param at Path of the data in the request, for error messages
 * @throws CallError 400 for a tender that is not offered and for an invalid amount, else the errors of the tender's kind
 */
export async function validateTender(
  { ids, tenderKinds }: Ports,
  input: PaymentInstrumentInput,
  source: ValidationSource,
  at: string,
): Promise<AdmittedTender> {
  const { payment_method_id: kind } = input;
  const amount = 'amount' in input ? input.amount : undefined;
  const definition = getOfferedKind(tenderKinds, kind, `${at}/payment_method_id`);
  const requested = amount === undefined ? null : fromWire(amount);
  if (amount !== undefined && requested === null) throw createBadRequestError([`${at}/amount: must have at most two decimals`]);
  if (definition.group === 'value' && !source.cart) throw createBadRequestError([`${at}/payment_method_id: add ${kind} to the cart first`]);
  const { tenderData, limitMinor, isWhole, reservation } = await definition.validate(input, source);
  const amountMinor = getLower(requested, limitMinor);
  return { tender: { id: ids.uuid(), kind, amountMinor, ...(isWhole && { isWhole }), tenderData }, reservation: reservation };
}
