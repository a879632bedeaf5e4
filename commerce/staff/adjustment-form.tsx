import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { PriceAdjustmentsMessages } from '#generated/messages/price-adjustments/messages.ts';
import { priceAdjustmentInputLimits } from '#generated/openapi/limits.ts';
import { priceAdjustmentKindValues, priceAdjustmentReasonValues } from '#generated/openapi/enums.ts';
import { Button } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { requiresReaction, ServiceError } from '../client/service-error.ts';
import { getErrorText, useCommerce } from '../query/commerce-provider.tsx';
import type { Formatters } from '../site/formatters.ts';
import { useAdjustment } from './adjustment-changes.ts';
import { createDraft, parseDraft, type AdjustmentDraft, type AdjustmentField } from './adjustment-draft.ts';
import { AdjustmentFormRoot } from './adjustment-form.styles.ts';
import type { AdjustmentTarget } from './adjustment-target.ts';
import { getKindTexts, getReasonTexts, getValueErrorText } from './adjustment-text.ts';

/** A rejected form with its values, from before the page was rendered. */
export interface RejectedAdjustment {
  readonly errorId: string;
  /** Text of an error that does not concern the value. */
  readonly text: string;
  readonly maxPercent?: number;
  readonly draft: AdjustmentDraft;
}

interface Props {
  readonly target: AdjustmentTarget;
  readonly messages: PriceAdjustmentsMessages;
  readonly formatters: Formatters;
  readonly currency: string;
  readonly rejected?: RejectedAdjustment;
  /** Called after saving. */
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

/** Pattern of the numbers that the server parses, for browsers without JavaScript. */
const NUMBER = '\\s*\\d{1,7}([.,]\\d{1,2})?\\s*';

/** Form for the kind, value, reason and note of a price adjustment. Without JavaScript it posts to the cart's URL. */
export function AdjustmentForm({ target, messages, formatters, currency, rejected, onSaved, onCancel }: Props): ReactElement {
  const { errorMessages } = useCommerce();
  const { mutateAsync, isPending } = useAdjustment();
  const { id, item, adjustment, price } = target;
  const [values, setValues] = useState(rejected?.draft ?? createDraft(adjustment, formatters.languageTag));
  const [errors, setErrors] = useState<Readonly<Partial<Record<AdjustmentField | 'form', string>>>>(() =>
    getRejectedErrors(rejected, messages),
  );
  const form = useRef<HTMLFormElement>(null);
  // Without JavaScript the browser validates, so that no input is lost.
  const isHydrated = useHydrated();
  const focus = (name: AdjustmentField): void => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const save = async (): Promise<void> => {
    const input = parseDraft(values);
    if ('faults' in input) {
      const { value, reason } = input.faults;
      setErrors({ ...(value && { value: messages[value] }), ...(reason && { reason: messages[reason] }) });
      return focus(value ? 'value' : 'reason');
    }
    setErrors({});
    try {
      await mutateAsync({ adjustment, itemId: item?.id, input });
      onSaved();
    } catch (failure) {
      if (requiresReaction(failure, 'reset-customer')) return;
      const { errorId, additionalInfo = {} } = failure instanceof ServiceError ? failure : {};
      const value = getValueErrorText(errorId, additionalInfo.mostPercent, messages);
      setErrors(value === undefined ? { form: getErrorText(failure, errorMessages) } : { value });
      if (value !== undefined) focus('value');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void save();
  };
  const createField = (name: AdjustmentField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  const [kinds, reasons] = [getKindTexts(messages), getReasonTexts(messages)];
  const amounts = { currency, price: formatters.money(price) };
  return (
    <AdjustmentFormRoot
      ref={form}
      method="post"
      action={formatters.href('/cart')}
      noValidate={isHydrated}
      onSubmit={submit}
      aria-busy={isPending || undefined}
    >
      <input type="hidden" name="intent" value="adjustPrice" />
      <input type="hidden" name="target" value={id} />
      {errors.form ? <Notice kind="danger">{errors.form}</Notice> : null}
      <Select
        {...createField('kind')}
        label={messages.kind}
        options={priceAdjustmentKindValues
          .filter((kind) => item !== undefined || kind !== 'FIXED_PRICE')
          .map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <TextField
        {...createField('value')}
        label={messages.value}
        hint={item ? messages.valueHintItem(amounts) : messages.valueHintOrder(amounts)}
        inputMode="decimal"
        autoComplete="off"
        pattern={NUMBER}
        required
      />
      <Select
        {...createField('reason')}
        label={messages.reason}
        placeholder={messages.choose}
        options={priceAdjustmentReasonValues.map((reason) => ({ value: reason, label: reasons[reason] }))}
        required
      />
      <TextField
        {...createField('note')}
        label={messages.note}
        note={messages.optional}
        hint={messages.noteHint({ max: priceAdjustmentInputLimits.note.maxLength })}
        maxLength={priceAdjustmentInputLimits.note.maxLength}
        autoComplete="off"
      />
      <div data-part="actions">
        <Button type="submit" pending={isPending}>
          {isPending ? messages.saving : messages.save}
        </Button>
        {onCancel ? (
          <Button variant="text-link" onClick={onCancel}>
            {messages.cancel}
          </Button>
        ) : null}
      </div>
    </AdjustmentFormRoot>
  );
}

function getRejectedErrors(rejected: RejectedAdjustment | undefined, messages: PriceAdjustmentsMessages) {
  if (!rejected) return {};
  const value = getValueErrorText(rejected.errorId, rejected.maxPercent, messages);
  return value === undefined ? { form: rejected.text } : { value };
}
