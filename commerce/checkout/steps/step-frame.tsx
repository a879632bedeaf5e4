import type { FormEvent, ReactElement, ReactNode } from 'react';
import type { AddressField } from '#generated/openapi/shared.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { AddressPurpose } from '#validation/address/address-fields.ts';
import { ErrorSummary } from '../error-summary.tsx';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.styles.ts';
import type { StepProps } from './step-props.ts';
import type { AddressDraft } from '../address/use-address-draft.ts';

interface Props extends Pick<StepProps, 'messages'> {
  readonly purpose: AddressPurpose;
  readonly draft: AddressDraft;
  /** What the last attempt found wrong; the summary leaves out what was mended since. */
  readonly wrong: readonly AddressField[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly notice: string | undefined;
  /** What the button that leads on says. */
  readonly next: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** The form of a step that asks for an address: above it what stands in the way, below it the way on. */
export function StepFrame(props: Props): ReactElement {
  const { purpose, draft, wrong, attempt, busy, notice, next, messages, onSubmit, children } = props;
  return (
    <StepForm noValidate onSubmit={onSubmit} aria-busy={busy || undefined}>
      {notice ? <Notice kind="danger">{notice}</Notice> : null}
      <ErrorSummary
        purpose={purpose}
        fields={wrong.filter((field) => draft.errors[field])}
        country={draft.country}
        messages={messages}
        attempt={attempt}
      />
      {children}
      <div data-part="next">
        <StepButton busy={busy}>{busy ? messages.saving : next}</StepButton>
      </div>
    </StepForm>
  );
}
