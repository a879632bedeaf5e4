import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Fault } from '#validation/rules/fault.ts';
import type { NoteField } from './gift-note-draft.ts';

/**
 * Error text of a field.
 * @param value of the field, trimmed
 */
export function getNoteErrorText(field: NoteField, { code, values }: Fault, value: string, messages: CartMessages): string {
  if (code === 'maxLength') return messages.noteTooLong({ over: value.length - Number(values?.max ?? value.length) });
  return field === 'to' ? messages.noteToMissing : messages.noteEmailWrong;
}
