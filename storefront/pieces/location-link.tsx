import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { Site } from '../site/site.ts';
import type { HostWords } from '../words.ts';
import { ToolLink } from './pieces.styles.ts';

interface Props {
  readonly site: Site;
  readonly words: HostWords;
  readonly country: string;
}

/** Says where the shop delivers to, and leads to the choice. */
export function LocationLink({ site, words, country }: Props): ReactElement {
  return (
    <ToolLink href={`/${site.locale}/location-selector`}>
      <Icon name="pin" />
      <VisuallyHidden>{`${words.location}: ${country}, `}</VisuallyHidden>
      <span data-code>{`${site.country} · ${site.locale.slice(0, 2).toUpperCase()}`}</span>
    </ToolLink>
  );
}
