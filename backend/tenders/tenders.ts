import type { Kysely } from 'kysely';
import type { PaymentMethodId } from '#generated/openapi/shared.ts';
import type { CartTender } from '../database/documents/tender-document.ts';
import type { Tables } from '../database/tables.ts';
import type { Minor } from '../money/minor-units.ts';
import { paymentRequired } from '../payments/payment-problems.ts';
import { badRequest, CallError } from '../router/call-error.ts';
import type { AdmittedMeans, TenderKindDefinition, TenderKinds } from './tender-kind.ts';

/** The definition of a kind that is offered. Throws for another: a stored tender's kind is never taken out of the registry. */
export function tenderKindOf(kinds: TenderKinds, kind: PaymentMethodId): TenderKindDefinition {
  const found = kinds[kind];
  if (!found) throw new Error(`[cairn] [tenders] no definition of ${kind}`);
  return found;
}

/** The definition that a call names; 400 for a kind that is not offered. */
export function offeredKind(kinds: TenderKinds, kind: PaymentMethodId | undefined, at: string): TenderKindDefinition {
  const found = kind && kinds[kind];
  if (!found) throw badRequest([`${at}: ${kind ?? ''} is not offered on this site`]);
  return found;
}

/** Takes hold of what was admitted. Throws 402 PYT404 where the cart may not pay with it. */
export async function bindMeans(db: Kysely<Tables>, { binding }: Pick<AdmittedMeans, 'binding'>): Promise<void> {
  if (binding && (await binding.execute(db)).rows.length === 0) throw paymentRequired('PYT404');
}

/** The tenders with another, in place of one of its kind. 409 PYT300 where it is there already. */
export function withTender(kinds: TenderKinds, tenders: readonly CartTender[], tender: CartTender): readonly CartTender[] {
  const { isSame } = tenderKindOf(kinds, tender.kind);
  const ofKind = tenders.filter(({ kind }) => kind === tender.kind);
  if (ofKind.some(({ means }) => isSame(means, tender.means))) throw new CallError(409, 'PYT300', ['The cart is paid with this already.']);
  return sorted(kinds, [...tenders.filter(({ kind }) => kind !== tender.kind), tender]);
}

/** In the registry's order. */
function sorted<Tender extends CartTender>(kinds: TenderKinds, tenders: readonly Tender[]): readonly Tender[] {
  const order = Object.keys(kinds);
  return tenders.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** What each tender pays of an amount: fixed amounts first, as far as they go; the open ones all that is left. */
export function coverageOf(tenders: readonly CartTender[], totalMinor: Minor): ReadonlyMap<string, Minor> {
  let left = totalMinor;
  const covered = new Map<string, Minor>();
  const cover = ({ id }: CartTender, most: Minor): void => {
    const amount = Math.min(most, left);
    covered.set(id, amount);
    left -= amount;
  };
  for (const tender of tenders) if (tender.amountMinor !== null) cover(tender, tender.amountMinor);
  for (const tender of tenders) if (tender.amountMinor === null) cover(tender, left);
  return covered;
}
