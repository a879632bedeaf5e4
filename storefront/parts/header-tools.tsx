import type { ReactElement } from 'react';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import type { Site } from '../site/site.ts';
import { AccountMenu, type Audience } from './account-menu.tsx';
import { LocationLink } from './location-link.tsx';
import { Tools } from './parts.styles.ts';

interface Props {
  readonly site: Site;
  readonly messages: StorefrontMessages;
  readonly account: AccountMessages;
  /** Absent if the shopper cannot change it. */
  readonly country?: string;
  readonly signInHref: string;
  readonly audience: Audience;
  /** True if the site has favorites. */
  readonly hasFavorites: boolean;
}

/** Header tools next to the search: the country link and the account menu. */
export function HeaderTools({ site, messages, account, country, signInHref, audience, hasFavorites }: Props): ReactElement {
  return (
    <Tools>
      {country === undefined ? null : <LocationLink site={site} messages={messages} country={country} />}
      <AccountMenu site={site} messages={account} signInHref={signInHref} audience={audience} hasFavorites={hasFavorites} />
    </Tools>
  );
}
