import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { AccountForm } from '../../account/account-form.tsx';
import type { FormModel, RejectedForm } from '../../account/form-model.ts';
import type { OrderActionsModel } from './order-model.ts';
import { OrderState } from './order-state.tsx';
import { Ways } from './order.styles.ts';

interface Props {
  readonly actions: OrderActionsModel;
  readonly forms: readonly FormModel[] | undefined;
  readonly rejection?: RejectedForm;
}

/** State of an order and the actions of its customer. */
export function OrderActions({ actions: { state, lead, links, note }, forms, rejection }: Props): ReactElement {
  return (
    <>
      <OrderState state={state} />
      {lead ? <p>{lead}</p> : null}
      <Ways>
        {links.map(({ href, label, isDownload }) => (
          <ButtonLink key={href} href={href} variant="outline" download={isDownload ? '' : undefined}>
            {label}
          </ButtonLink>
        ))}
        {forms?.map((form) => (
          <AccountForm key={form.id} form={form} rejection={rejection} />
        ))}
      </Ways>
      {note ? <p>{note}</p> : null}
    </>
  );
}
