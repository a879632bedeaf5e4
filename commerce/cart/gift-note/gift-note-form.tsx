import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { giftOptionLimits } from '#generated/openapi/limits.ts';
import { Button } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { TextAreaField, TextField } from '#ui/text-field/text-field.tsx';
import { requiresReaction } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useUpdateItem } from '../changes/update-item.ts';
import { validateNote, noteFields, toGiftOption, type NoteField } from './gift-note-draft.ts';
import { NoteForm } from './gift-note-form.styles.ts';
import { useSendingDays } from './use-sending-days.ts';
import { getNoteErrorText } from './note-text.ts';
import { useNoteDraft } from './use-note-draft.ts';

interface Props {
  readonly item: CartItem;
  readonly cartId: string;
  readonly messages: CartMessages;
  /** URL of the cart, to which the form posts without JavaScript. */
  readonly action: string;
  /** Called after the note was saved. */
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

/** Form for recipient and message of a gift. A draft stays in the tab until it is saved. */
export function GiftNoteForm({ item, cartId, messages, action, onSaved, onCancel }: Props): ReactElement {
  const { errorMessages } = useCommerce();
  const { mutateAsync, isPending } = useUpdateItem();
  const { values, set, forget } = useNoteDraft(item, cartId);
  const [wasSent, setWasSent] = useState(false);
  const [rejection, setRejection] = useState<string>();
  // Without JavaScript the browser validates, so that no input is lost.
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const faults = validateNote(values);
  const sendingDays = useSendingDays();

  const getFieldError = (field: NoteField): string | undefined => {
    const fault = faults[field];
    // A text that is too long is reported while typing.
    return fault && (wasSent || fault.code === 'maxLength') ? getNoteErrorText(field, fault, values[field].trim(), messages) : undefined;
  };
  const save = async (): Promise<void> => {
    setWasSent(true);
    setRejection(undefined);
    const first = noteFields.find((field) => faults[field]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    try {
      await mutateAsync({ item, giftOption: toGiftOption(values) });
      forget();
      onSaved();
    } catch (failure) {
      if (!requiresReaction(failure, 'reset-customer')) setRejection(getErrorText(failure, errorMessages));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void save();
  };
  const createField = (name: NoteField) => ({
    name,
    value: values[name],
    error: getFieldError(name),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => set(name, currentTarget.value),
  });
  return (
    <NoteForm ref={form} method="post" action={action} noValidate={isHydrated} onSubmit={submit} aria-busy={isPending || undefined}>
      <input type="hidden" name="intent" value="saveNote" />
      <input type="hidden" name="itemId" value={item.id} />
      {rejection ? <Notice kind="danger">{rejection}</Notice> : null}
      <TextField
        {...createField('to')}
        label={messages.noteTo}
        autoComplete="off"
        maxLength={isHydrated ? undefined : giftOptionLimits.to.maxLength}
        required
      />
      <TextField
        {...createField('email')}
        type="email"
        label={messages.noteEmail}
        hint={messages.noteEmailHint}
        autoComplete="off"
        required
      />
      <TextAreaField
        {...createField('message')}
        label={messages.noteMessage}
        note={messages.noteOptional}
        hint={messages.noteUsed({ used: values.message.trim().length, most: giftOptionLimits.message.maxLength })}
        maxLength={isHydrated ? undefined : giftOptionLimits.message.maxLength}
        rows={4}
      />
      {item.isDigitalProduct ? (
        <TextField
          {...createField('sendOn')}
          {...sendingDays}
          type="date"
          label={messages.noteSendOn}
          note={messages.noteOptional}
          hint={messages.noteSendOnHint}
        />
      ) : null}
      <div data-part="actions">
        <Button type="submit" pending={isPending}>
          {isPending ? messages.noteSaving : messages.noteSave}
        </Button>
        {onCancel ? (
          <Button variant="text-link" onClick={onCancel}>
            {messages.noteCancel}
          </Button>
        ) : null}
      </div>
    </NoteForm>
  );
}
