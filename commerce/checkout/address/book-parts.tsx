import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import type { SavedAddresses } from './use-saved-addresses.ts';

export const SaveAddressCheckbox = lazy(async () => ({ default: (await import('./keep-address.tsx')).SaveAddressCheckbox }));
export const SavedAddressChoice = lazy(async () => ({ default: (await import('./saved-address-choice.tsx')).SavedAddressChoice }));

/** Loads a component that uses the address book; guests do not need its code. */
export function AddressBookLoader({
  saved,
  children,
}: {
  readonly saved: SavedAddresses | undefined;
  readonly children: ReactNode;
}): ReactElement | null {
  return saved ? <Suspense fallback={null}>{children}</Suspense> : null;
}
