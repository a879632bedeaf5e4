import type { AreaModel } from '#commerce/account/form-model.ts';
import { accountPath, areaPages, type AccountPage } from '../site/account-paths.ts';
import type { AccountContext } from './account-context.ts';

export function areaOf({ facts: { site }, messages }: AccountContext, current: AccountPage): AreaModel {
  return {
    label: messages.area,
    links: areaPages(messages).map(({ page, label }) => ({ label, href: accountPath(site, page), isCurrent: page === current })),
    signOut: {
      id: 'sign-out',
      action: accountPath(site, 'sign-out'),
      fields: [],
      submit: messages.signOut,
      looks: 'outline',
      changesSession: true,
    },
  };
}
