import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { StaffType } from '#commerce/session/tokens.ts';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Site } from '../site/site.ts';
import { getAccountPath, agentPages, getAreaPages } from '../site/account-paths.ts';
import { MenuButton, MenuPanel, ToolLink } from './parts.styles.ts';

export interface Audience {
  readonly isSignedIn: boolean;
  readonly isEmployee: boolean;
  /** Type of the employee in a staff session. */
  readonly staff?: StaffType | undefined;
}

interface Props {
  readonly site: Site;
  readonly messages: AccountMessages;
  /** Address of the sign-in page, which returns to the current page. */
  readonly signInHref: string;
  /** Only the visitor's audiences, because cached pages share the menu. */
  readonly audience: Audience;
  /** True if the site has favorites. */
  readonly hasFavorites: boolean;
}

const panelId = 'account-menu';

/** A link to the sign-in, or a menu of the account pages. The browser opens and closes the menu, with or without JavaScript. */
export function AccountMenu({ site, messages, signInHref, audience, hasFavorites }: Props): ReactElement | null {
  const { isSignedIn, staff } = audience;
  if (!isSignedIn && staff) return null;
  if (!isSignedIn)
    return (
      <ToolLink href={signInHref} data-dialog="sign-in" aria-label={messages.signIn} data-place="account">
        <Icon name="person" size="large" />
      </ToolLink>
    );
  const pages = getAreaPages(messages).filter(({ page }) => staff === undefined || agentPages.has(page));
  return (
    <>
      <MenuButton type="button" popoverTarget={panelId} aria-label={messages.area}>
        <Icon name="person" size="large" />
      </MenuButton>
      <MenuPanel id={panelId} popover="auto">
        <nav aria-label={messages.area}>
          <ul>
            {pages.map(({ page, label }) => (
              <li key={page}>
                <a href={getAccountPath(site, page)}>{label}</a>
              </li>
            ))}
            {hasFavorites ? (
              <li>
                <a href={`/${site.locale}/favorites`}>{messages.favorites}</a>
              </li>
            ) : null}
            {audience.isEmployee && !staff ? (
              <li>
                <a href={`/${site.locale}/associate-discount-terms`}>{messages.associateDiscount}</a>
              </li>
            ) : null}
          </ul>
        </nav>
        {staff ? null : (
          <form method="post" action={getAccountPath(site, 'sign-out')}>
            <button type="submit">{messages.signOut}</button>
          </form>
        )}
      </MenuPanel>
    </>
  );
}
