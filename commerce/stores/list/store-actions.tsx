import type { ReactElement } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Link } from '#ui/link/link.tsx';
import type { StoreEntry } from '../store-entry.ts';
import { Actions } from './store-card.styles.ts';

interface Props {
  readonly store: StoreEntry;
  readonly messages: StoresMessages;
}

/** Phone, directions and the address to copy. `geo:` opens the map of a phone; other devices cannot open it and copy the address. */
export function StoreActions({ store: { name, phone, directions, address }, messages }: Props): ReactElement {
  return (
    <Actions>
      <Link href={phone.href} variant="quiet" aria-label={`${messages.call({ name })}: ${phone.label}`}>
        {phone.label}
      </Link>
      <Link href={directions} variant="quiet" aria-label={messages.directionsTo({ name })} data-touch-only>
        {messages.directions}
      </Link>
      <button type="button" data-copy={`${name}, ${address.join(', ')}`} aria-label={`${messages.copyAddress}: ${name}`} data-script-only>
        {messages.copyAddress}
      </button>
    </Actions>
  );
}
