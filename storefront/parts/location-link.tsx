import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import type { Site } from '../site/site.ts';
import { ToolLink } from './parts.styles.ts';

interface Props {
  readonly site: Site;
  readonly messages: StorefrontMessages;
  readonly country: string;
}

/** Shows the country of delivery and links to its selection. */
export function LocationLink({ site, messages, country }: Props): ReactElement {
  return (
    <ToolLink href={`/${site.locale}/location-selector`}>
      <Icon name="globe" />
      <VisuallyHidden>{`${messages.location}: ${country}, `}</VisuallyHidden>
      <span data-code>{`${site.country} · ${site.locale.slice(0, 2).toUpperCase()}`}</span>
    </ToolLink>
  );
}
