import { useActionData } from 'react-router';
import type { ReactElement } from 'react';
import { AccountScreen } from '#commerce/account/account-screen.tsx';
import type { RejectedForm } from '#commerce/account/form-model.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { AccountScreenPage } from '../../../account/define-account-screen.ts';
import { CanvasView } from '../../../canvas/canvas-view.tsx';
import { FollowLinks } from '../../../host/follow-links.tsx';
import { defineView } from '../../../screen/define-view.tsx';
import { useMoreOrders } from './use-more-orders.ts';

function OrdersView({ page: { account, canvas } }: { readonly page: AccountScreenPage }): ReactElement {
  const rejection = useActionData<RejectedForm>();
  const { page, announcement, follow } = useMoreOrders(account);
  return (
    <>
      {page ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of a link, which keys cause too
        <div onClickCapture={follow}>
          <FollowLinks>
            <AccountScreen page={page} rejection={rejection} />
          </FollowLinks>
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        </div>
      ) : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

export const view = defineView<AccountScreenPage>({ show: OrdersView, overlays: 'none' });
