import type { AreaModel, FormModel } from '#commerce/account/form-model.ts';
import { getAccountPath, agentPages, getAreaPages, type AccountPage } from '../site/account-paths.ts';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Site } from '../site/site.ts';
import type { AccountContext } from './account-context.ts';

/** The navigation of the account area; undefined on a page outside it, such as an enrollment step. */
export function getAccountArea({ request: { site }, session, messages }: AccountContext, current: AccountPage): AreaModel | undefined {
  const pages = getAreaPages(messages).filter(({ page }) => session.staff === undefined || agentPages.has(page));
  if (!pages.some(({ page }) => page === current)) return undefined;
  return {
    label: messages.area,
    links: pages.map(({ page, label }) => ({ label, href: getAccountPath(site, page), isCurrent: page === current })),
    ...(session.staff ? {} : { signOut: createSignOutForm(site, messages) }),
  };
}

function createSignOutForm(site: Site, messages: AccountMessages): FormModel {
  return {
    id: 'sign-out',
    action: getAccountPath(site, 'sign-out'),
    fields: [],
    submit: messages.signOut,
    looks: 'outline',
    changesSession: true,
  };
}
