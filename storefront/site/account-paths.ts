import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Site } from './site.ts';

/** Pages of the account area by path; '' is the overview. */
export type AccountPage =
  | ''
  | 'sign-in'
  | 'sign-up'
  | 'signed-in'
  | 'enrollment'
  | 'loyalty'
  | 'employee-terms'
  | 'sign-out'
  | 'forgot-password'
  | 'reset-password'
  | 'confirm-email'
  | 'keep-email'
  | 'confirm-subscription'
  | 'notify-me'
  | 'confirm-notification'
  | 'stop-notifications'
  | 'profile'
  | 'password'
  | 'security'
  | 'passkey-options'
  | 'addresses'
  | 'orders'
  | 'payments'
  | 'subscriptions'
  | 'interests'
  | 'data'
  | 'data/download';

export function getAccountPath(
  { locale }: Pick<Site, 'locale'>,
  page: AccountPage = '',
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return `/${locale}/account${page === '' ? '' : `/${page}`}${search}`;
}

/** Pages that an agent may open for their customer: passwords, sessions and agreements are private to the customer. */
export const agentPages: ReadonlySet<AccountPage> = new Set<AccountPage>(['', 'orders', 'profile', 'addresses']);

/** Pages in the navigation of a signed-in customer, in order. */
export function getAreaPages(messages: AccountMessages): readonly { readonly page: AccountPage; readonly label: string }[] {
  return [
    { page: '', label: messages.overview },
    { page: 'orders', label: messages.orders },
    { page: 'profile', label: messages.profile },
    { page: 'addresses', label: messages.addresses },
    { page: 'payments', label: messages.payments },
    { page: 'subscriptions', label: messages.subscriptions },
    { page: 'interests', label: messages.interests },
    { page: 'loyalty', label: messages.loyalty },
    { page: 'password', label: messages.passwordTitle },
    { page: 'security', label: messages.security },
    { page: 'data', label: messages.data },
  ];
}
