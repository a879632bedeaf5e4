import { useRef, useState, type ReactElement } from 'react';
import type { ErrorCode } from '#generated/errors.ts';
import { giftCardInstrumentInputLimits as limits } from '#generated/openapi/limits.ts';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { getErrorText, useCommerce } from '../../../query/commerce-provider.tsx';
import { useAddPaymentInstrument } from '../add-payment-instrument.ts';
import type { ValueEntryProps } from '../tender.ts';
import { getUnavailableText } from '../unavailable-text.ts';
import { EntryToggle } from '../value/entry-toggle.tsx';
import { EntryLine } from '../value/value-section.styles.ts';

type Faults = Readonly<Partial<Record<'number' | 'pin', string>>>;

/** Error about the PIN, not about the card. */
const WRONG_PIN = 'GFC725' satisfies ErrorCode;
/** The default text of this error is about bank cards. */
const KNOWN = 'PYT300' satisfies ErrorCode;
/** Input ids, for the focus. */
const ids = { number: 'gift-card-number', pin: 'gift-card-pin' } as const;

/** Number and PIN of a gift card. After an error only the number stays. */
export function GiftCardEntry({ method, texts, onAdd }: ValueEntryProps): ReactElement | null {
  const { messages } = texts;
  const { errorMessages } = useCommerce();
  const { mutateAsync: send } = useAddPaymentInstrument();
  const [values, setValues] = useState({ number: '', pin: '' });
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLDivElement>(null);
  const reason = getUnavailableText(method, texts);

  const reject = (found: Faults): false => {
    setFaults(found);
    const at = found.number === undefined ? ids.pin : ids.number;
    form.current?.querySelector<HTMLElement>(`#${at}`)?.focus();
    return false;
  };
  const submit = async (): Promise<boolean> => {
    const number = values.number.trim();
    const pin = values.pin.trim();
    if (number === '' || pin === '') {
      return reject({
        ...(number === '' ? { number: messages.giftCardMissing } : {}),
        ...(pin === '' ? { pin: messages.pinMissing } : {}),
      });
    }
    setFaults({});
    const { isAdded, fault } = await onAdd(() => send({ payment_method_id: 'GIFT_CARD', number, pin }));
    setValues({ number: isAdded ? '' : values.number, pin: '' });
    if (!fault) return isAdded;
    const text = fault.errorId === KNOWN ? messages.giftCardKnown : getErrorText(fault, errorMessages);
    return reject({ [fault.errorId === WRONG_PIN ? 'pin' : 'number']: text });
  };
  if (reason !== undefined) {
    return (
      <EntryLine>
        <p>
          {messages.giftCard}
          <span data-part="note">{reason}</span>
        </p>
      </EntryLine>
    );
  }
  return (
    <div ref={form}>
      <EntryToggle
        label={messages.addGiftCard}
        texts={texts}
        fields={2}
        onSubmit={submit}
        onCancel={() => {
          setValues({ number: '', pin: '' });
          setFaults({});
        }}
      >
        <TextField
          id={ids.number}
          label={messages.giftCardNumber}
          value={values.number}
          error={faults.number}
          autoComplete="off"
          inputMode="numeric"
          spellCheck={false}
          maxLength={limits.number.maxLength}
          onChange={({ currentTarget: { value } }) => {
            setValues({ ...values, number: value });
            setFaults({});
          }}
        />
        <PasswordField
          id={ids.pin}
          label={messages.giftCardPin}
          hint={messages.giftCardPinHint}
          revealLabel={messages.showPin}
          value={values.pin}
          error={faults.pin}
          autoComplete="off"
          inputMode="numeric"
          maxLength={limits.pin.maxLength}
          onChange={({ currentTarget: { value } }) => {
            setValues({ ...values, pin: value });
            setFaults({});
          }}
        />
      </EntryToggle>
    </div>
  );
}
