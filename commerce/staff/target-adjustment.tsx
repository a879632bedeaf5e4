import { lazy, Suspense, type FormEvent, type ReactElement } from 'react';
import type { PriceAdjustmentsMessages } from '#generated/messages/price-adjustments/messages.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { Formatters } from '../site/formatters.ts';
import { useAdjustmentRemoval } from './adjustment-changes.ts';
import { AdjustmentBox } from './adjustment-form.styles.ts';
import type { RejectedAdjustment } from './adjustment-form.tsx';
import { adjustParameter, type AdjustmentTarget } from './adjustment-target.ts';
import { getReasonTexts } from './adjustment-text.ts';

/** The form opens in a dialog if JavaScript is available. */
const AdjustmentForm = lazy(async () => ({ default: (await import('./adjustment-form.tsx')).AdjustmentForm }));

export interface AdjustmentTexts {
  readonly messages: PriceAdjustmentsMessages;
  readonly formatters: Formatters;
  readonly currency: string;
}

interface Props extends AdjustmentTexts {
  readonly target: AdjustmentTarget;
  /** The form replaces the link that opens it. */
  readonly isOpen: boolean;
  readonly rejected?: RejectedAdjustment;
  readonly onSaved: () => void;
}

/** Price adjustment of a line or order, with links and buttons to add, edit and remove it. */
export function TargetAdjustment({ target, messages, formatters, currency, isOpen, rejected, onSaved }: Props): ReactElement {
  const { mutate } = useAdjustmentRemoval();
  const { id, item, adjustment } = target;
  if (isOpen)
    return (
      <AdjustmentBox data-open id={`adjust-${id}`}>
        <Suspense fallback={null}>
          <AdjustmentForm
            target={target}
            messages={messages}
            formatters={formatters}
            currency={currency}
            rejected={rejected}
            onSaved={onSaved}
          />
        </Suspense>
      </AdjustmentBox>
    );
  const action = formatters.href('/cart');
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    if (adjustment) mutate(adjustment);
  };
  const name = item?.name;
  const applied = adjustment && { amount: formatters.money(adjustment.amount), reason: getReasonTexts(messages)[adjustment.reason] };
  const add = item ? messages.adjust : messages.adjustOrder;
  const addLabel = name === undefined ? messages.adjustOrder : messages.adjustOf({ name });
  const changeLabel = name === undefined ? messages.changeOrder : messages.changeOf({ name });
  // The same link adds and edits, so that it gets the focus back when the dialog closes.
  return (
    <AdjustmentBox>
      <div aria-live="polite">
        {applied ? <p>{item ? messages.applied(applied) : messages.appliedOrder(applied)}</p> : null}
        {adjustment ? (
          <p data-part="by">
            {messages.by({ name: adjustment.by })}
            {adjustment.note === undefined ? null : ` · ${adjustment.note}`}
          </p>
        ) : null}
      </div>
      <div data-part="actions" key="actions">
        <ButtonLink
          href={`${action}?${new URLSearchParams({ [adjustParameter]: id })}#adjust-${id}`}
          data-dialog="adjust-price"
          data-dialog-params={new URLSearchParams({ target: id }).toString()}
          variant="text-link"
          size="small"
          aria-label={adjustment ? changeLabel : addLabel}
        >
          {adjustment ? messages.change : add}
        </ButtonLink>
        {adjustment ? (
          <form method="post" action={action} onSubmit={remove}>
            <input type="hidden" name="intent" value="removeAdjustment" />
            <input type="hidden" name="adjustmentId" value={adjustment.id} />
            <Button
              type="submit"
              variant="text-link"
              size="small"
              aria-label={name === undefined ? messages.removeOrder : messages.removeOf({ name })}
            >
              {messages.remove}
            </Button>
          </form>
        ) : null}
      </div>
    </AdjustmentBox>
  );
}
