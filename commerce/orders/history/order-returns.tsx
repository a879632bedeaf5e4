import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import type { OrderReturnsModel } from './order-model.ts';
import { OrderState } from './order-state.tsx';
import { Entries } from './order.styles.ts';

/** Returns; pending ones with label and next steps. */
export function OrderReturns({ returns: { returns } }: { readonly returns: OrderReturnsModel }): ReactElement {
  return (
    <Entries role="list">
      {returns.map(({ id, title, state, items, steps, label }) => (
        <li key={id}>
          <Heading level={3} look="h5">
            {title}
          </Heading>
          <OrderState state={state} />
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {steps.length > 0 ? (
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : null}
          {label ? (
            <ButtonLink href={label.href} download="">
              {label.label}
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </Entries>
  );
}
