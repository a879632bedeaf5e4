import { giftOptionLimits } from '#generated/openapi/limits.ts';
import type { GiftOption } from '#generated/openapi/shared.ts';
import { email } from '#validation/rules/email.ts';
import { firstFault, type Fault } from '#validation/rules/fault.ts';
import { maxLength } from '#validation/rules/length.ts';
import { required } from '#validation/rules/required.ts';

export type NoteField = 'to' | 'email' | 'message' | 'sendOn';

/** The form's values as its controls hold them. */
export type NoteDraft = Readonly<Record<NoteField, string>>;

/** In the form's order. */
export const noteFields: readonly NoteField[] = ['to', 'email', 'message', 'sendOn'];

export const emptyNote: NoteDraft = { to: '', email: '', message: '', sendOn: '' };

/** The broken rule of each field, by the contract's limits. */
export function judgeNote({ to, email: address, message }: Omit<NoteDraft, 'sendOn'>): Readonly<Partial<Record<NoteField, Fault>>> {
  const faults = {
    to: firstFault(to, [required, maxLength(giftOptionLimits.to.maxLength)]),
    email: firstFault(address, [required, email, maxLength(giftOptionLimits.email.maxLength)]),
    message: firstFault(message, [maxLength(giftOptionLimits.message.maxLength)]),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** A draft as updateItem sends it. */
export function toGiftOption({ to, email: address, message, sendOn }: NoteDraft): GiftOption {
  return { to: to.trim(), email: address.trim(), message: message.trim(), ...(sendOn !== '' && { sendOn }) };
}
