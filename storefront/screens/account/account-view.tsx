import type { ReactElement } from 'react';
import { useActionData } from 'react-router';
import { AccountScreen } from '#commerce/account/account-screen.tsx';
import type { RejectedForm } from '#commerce/account/form-model.ts';
import type { AccountScreenPage } from '../../account/define-account-screen.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { FollowLinks } from '../../host/follow-links.tsx';
import { defineView } from '../../screen/define-view.tsx';

function AccountView({ page: { account, canvas } }: { readonly page: AccountScreenPage }): ReactElement {
  const rejection = useActionData<RejectedForm>();
  return (
    <>
      {account ? (
        <FollowLinks>
          <AccountScreen page={account} rejection={rejection} />
        </FollowLinks>
      ) : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

/** The view of every account page; the server creates its contents. */
export const view = defineView<AccountScreenPage>({ show: AccountView, overlays: 'none' });
