import type { ReactElement } from 'react';
import { useActionData } from 'react-router';
import { AccountScreen } from '#commerce/account/account-screen.tsx';
import type { AccountScreenPage } from '../../account/define-account-screen.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { FollowLinks } from '../../host/follow-links.tsx';
import { defineView } from '../../screen/define-view.tsx';
import type { BalanceResult } from './screen.ts';

function BalanceView({ page: { account, canvas } }: { readonly page: AccountScreenPage }): ReactElement {
  const result = useActionData<BalanceResult>();
  const found = result && 'found' in result ? result.found : undefined;
  const rejection = result && 'errors' in result ? result : undefined;
  return (
    <>
      {account ? (
        <FollowLinks>
          <AccountScreen page={found ? { ...account, notices: [found] } : account} rejection={rejection} />
        </FollowLinks>
      ) : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

export const view = defineView<AccountScreenPage>({ show: BalanceView, overlays: 'none' });
