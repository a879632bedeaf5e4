import { giftOptionLimits } from '#generated/openapi/limits.ts';
import type { GiftOption } from '#generated/openapi/shared.ts';
import { email } from '#validation/rules/email.ts';
import { findFirstFault, type Fault } from '#validation/rules/fault.ts';
import { maxLength } from '#validation/rules/length.ts';
import { required } from '#validation/rules/required.ts';

export type NoteField = 'to' | 'email' | 'message' | 'sendOn';

/** Values of the form's controls. */
export type NoteDraft = Readonly<Record<NoteField, string>>;

/** In form order. */
export const noteFields: readonly NoteField[] = ['to', 'email', 'message', 'sendOn'];

export const emptyNote: NoteDraft = { to: '', email: '', message: '', sendOn: '' };

/**
 * Validates each field against the contract's limits.
 * @returns the violated rule per field
 */
export function validateNote({ to, email: address, message }: Omit<NoteDraft, 'sendOn'>): Readonly<Partial<Record<NoteField, Fault>>> {
  const faults = {
    to: findFirstFault(to, [required, maxLength(giftOptionLimits.to.maxLength)]),
    email: findFirstFault(address, [required, email, maxLength(giftOptionLimits.email.maxLength)]),
    message: findFirstFault(message, [maxLength(giftOptionLimits.message.maxLength)]),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Converts a draft to the request of updateItem. */
export function toGiftOption({ to, email: address, message, sendOn }: NoteDraft): GiftOption {
  return { to: to.trim(), email: address.trim(), message: message.trim(), ...(sendOn !== '' && { sendOn }) };
}
