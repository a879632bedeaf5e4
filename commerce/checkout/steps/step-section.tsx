import type { ReactElement, ReactNode } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Link } from '#ui/link/link.tsx';
import { StepRoot } from '../checkout-screen.styles.ts';
import { steps, type Step } from './steps.ts';

interface Props {
  readonly step: Step;
  readonly name: string;
  readonly index: number;
  readonly current: Step;
  readonly furthest: Step;
  readonly messages: CheckoutMessages;
  /** Path of the checkout. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A step under its heading, with a link to edit it once it is complete. */
export function StepSection({ step, name, index, current, furthest, messages, path, children }: Props): ReactElement {
  const isCurrent = step === current;
  const state = isCurrent ? 'current' : index < steps.indexOf(furthest) ? 'done' : 'ahead';
  return (
    <StepRoot data-state={state} aria-labelledby={`step-${step}`} aria-current={isCurrent ? 'step' : undefined}>
      <header>
        <Heading
          level={2}
          look="h4"
          id={`step-${step}`}
          tabIndex={-1}
          aria-label={`${messages.stepOf({ step: index + 1, steps: steps.length })}: ${name}`}
        >
          <span data-part="number" aria-hidden="true">
            {index + 1}
          </span>
          {name}
        </Heading>
        {state === 'done' ? (
          <Link href={`${path}?step=${step}`} aria-label={messages.editStep({ step: name })}>
            {messages.edit}
          </Link>
        ) : null}
      </header>
      {children ? <div>{children}</div> : null}
    </StepRoot>
  );
}
