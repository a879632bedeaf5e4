import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useKnownStore } from './known-store.ts';
import { StoreAnchor } from './store-link.styles.ts';

interface Props {
  /** Address of the store locator with its locale, for browsers without script. */
  readonly href: string;
  readonly label: string;
  /** Introduces the visitor's store. */
  readonly mineLabel: string;
}

/** The header's link to the stores. With a store of the visitor's own it shows its name and whether it is open. */
export function StoreLink({ href, label, mineLabel }: Props): ReactElement {
  const store = useKnownStore();
  return (
    <StoreAnchor href={href} data-dialog="location-selector">
      <Icon name="pin" size="large" />
      {store ? (
        <span>
          <VisuallyHidden>{`${mineLabel} `}</VisuallyHidden>
          <strong>{store.name}</strong>
          <VisuallyHidden>, </VisuallyHidden>
          <small data-state={store.opening.state}>
            {store.opening.change === undefined ? store.opening.label : `${store.opening.label} · ${store.opening.change}`}
          </small>
        </span>
      ) : (
        <span>{label}</span>
      )}
    </StoreAnchor>
  );
}
