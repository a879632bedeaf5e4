import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactElement, type Ref } from 'react';
import type { GiftCardsMessages } from '#generated/messages/gift-cards/messages.ts';
import { giftOptionLimits } from '#generated/openapi/limits.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { TextAreaField, TextField } from '#ui/text-field/text-field.tsx';
import { noteFields, type NoteField } from '../../cart/gift-note/gift-note-draft.ts';
import { useSendingDays } from '../../cart/gift-note/use-sending-days.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { GiftCardView } from '../product-view.ts';
import { AmountChoice } from './amount-choice.tsx';
import { getAmount, emptyGiftCard, isOtherAmount, validateRecipient, toGiftChoice, type GiftCardDraft } from './gift-card-draft.ts';
import { GiftRoot, Recipient } from './gift-card-fields.styles.ts';
import type { GiftCardHandle } from './gift-choice.ts';

interface Props {
  readonly giftCard: GiftCardView;
  readonly messages: GiftCardsMessages;
  readonly formatters: Formatters;
  readonly ref: Ref<GiftCardHandle>;
}

/** Amount and recipient of a gift card, as fields of the product's form; the server parses them without JavaScript. */
export function GiftCardFields({ giftCard, messages, formatters, ref }: Props): ReactElement {
  // The controls themselves hold the input, also before hydration; the state follows them.
  const [draft, setDraft] = useState(emptyGiftCard);
  const [wasSent, setWasSent] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const sendingDays = useSendingDays();
  const update = (): void => setDraft(readFields(root.current));
  useLayoutEffect(() => setDraft(readFields(root.current)), []);
  const { note } = draft;
  const bounds = giftCard.amount;
  const amount = bounds && getAmount(draft, bounds);
  const faults = validateRecipient(note);
  const amountFault = typeof amount === 'string' && wasSent ? amount : undefined;

  useImperativeHandle(ref, () => ({
    read() {
      setWasSent(true);
      const wrong = noteFields.find((field) => faults[field]);
      if (typeof amount !== 'string' && !wrong) {
        setWasSent(false);
        return toGiftChoice(draft, amount);
      }
      const name = typeof amount === 'string' ? (amount === 'amountWrong' ? 'otherAmount' : 'giftCardAmount') : wrong;
      const control = root.current?.querySelector<HTMLElement>(`[name="${name}"]`);
      control?.focus({ preventScroll: true });
      control?.scrollIntoView({ block: 'center' });
      return null;
    },
  }));

  const getFieldError = (field: NoteField): string | undefined => {
    const fault = faults[field];
    // A text that is too long is reported while typing.
    if (!fault || (!wasSent && fault.code !== 'maxLength')) return undefined;
    if (fault.code === 'maxLength') return messages.messageTooLong({ over: note[field].trim().length - Number(fault.values?.max ?? 0) });
    return field === 'to' ? messages.toMissing : messages.emailWrong;
  };
  const createField = (name: NoteField) => ({ name, defaultValue: '', error: getFieldError(name), onChange: update });
  return (
    <GiftRoot ref={root}>
      {bounds ? (
        <AmountChoice
          bounds={bounds}
          isOther={isOtherAmount(draft)}
          fault={amountFault}
          messages={messages}
          formatters={formatters}
          onChange={update}
        />
      ) : null}
      <Recipient>
        <legend>{messages.recipientTitle}</legend>
        <p>{messages.recipientHint}</p>
        <TextField
          {...createField('to')}
          label={messages.to}
          autoComplete="off"
          maxLength={isHydrated ? undefined : giftOptionLimits.to.maxLength}
        />
        <TextField {...createField('email')} type="email" label={messages.email} autoComplete="off" />
        <TextAreaField
          {...createField('message')}
          label={messages.message}
          note={messages.optional}
          hint={messages.messageUsed({ used: note.message.trim().length, most: giftOptionLimits.message.maxLength })}
          maxLength={isHydrated ? undefined : giftOptionLimits.message.maxLength}
          rows={4}
        />
        <TextField
          {...createField('sendOn')}
          {...sendingDays}
          type="date"
          label={messages.sendOn}
          note={messages.optional}
          hint={messages.sendOnHint}
        />
      </Recipient>
    </GiftRoot>
  );
}

function readFields(root: HTMLElement | null): GiftCardDraft {
  const getValue = (selector: string): string => {
    const control = root?.querySelector(selector);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
  };
  return {
    amount: getValue('[name="giftCardAmount"]:checked'),
    other: getValue('[name="otherAmount"]'),
    note: {
      to: getValue('[name="to"]'),
      email: getValue('[name="email"]'),
      message: getValue('[name="message"]'),
      sendOn: getValue('[name="sendOn"]'),
    },
  };
}
