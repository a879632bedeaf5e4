import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { StoreAnchor } from './store-link.styles.ts';

interface Props {
  /** URL of the store locator with its locale, for browsers without JavaScript. */
  readonly href: string;
  readonly label: string;
  /** Label before the name of the visitor's store. */
  readonly mineLabel: string;
}

/** Header link to the stores. Static and the same for all visitors; showStore inserts the visitor's store. */
export function StoreLink({ href, label, mineLabel }: Props): ReactElement {
  return (
    <StoreAnchor href={href} data-dialog="location-selector" data-place="store">
      <Icon name="pin" size="large" />
      <span data-part="label">{label}</span>
      <span data-part="mine" hidden>
        <VisuallyHidden>{`${mineLabel} `}</VisuallyHidden>
        <strong />
        <VisuallyHidden>, </VisuallyHidden>
        <small />
      </span>
    </StoreAnchor>
  );
}
