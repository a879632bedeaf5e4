import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import type { AddressDraft } from '../address/use-address-draft.ts';
import { ErrorSummary } from '../error-summary.tsx';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.styles.ts';
import type { StepProps } from './step-props.ts';
import type { StepForm as StepFormState } from './use-step-form.ts';

interface Props extends Pick<StepProps, 'messages'> {
  readonly draft: AddressDraft;
  readonly form: StepFormState;
  /** Label of the button to the next step. */
  readonly next: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** Form of a step with an address: notices above, the button to the next step below. */
export function StepFrame({ draft, form, next, messages, onSubmit, children }: Props): ReactElement {
  const { invalidFields, attempt, busy, notice } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.run(onSubmit);
  };
  return (
    <StepForm noValidate onSubmit={submit} aria-busy={busy || undefined}>
      {notice ? <Notice kind="danger">{notice}</Notice> : null}
      <ErrorSummary draft={draft} invalidFields={invalidFields} messages={messages} attempt={attempt} />
      {children}
      <div data-part="next">
        <StepButton busy={busy}>{busy ? messages.saving : next}</StepButton>
      </div>
    </StepForm>
  );
}
