import type { ReactElement, ReactNode } from 'react';
import { HiddenRoot } from './visually-hidden.styles.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({
  as = 'span',
  id,
  role,
  children,
}: {
  readonly as?: 'span' | 'div' | 'legend' | 'h1' | 'h2' | 'h3';
  readonly id?: string;
  /** Announces changes of the hidden text. */
  readonly role?: 'status';
  readonly children: ReactNode;
}): ReactElement {
  return (
    <HiddenRoot as={as} id={id} role={role}>
      {children}
    </HiddenRoot>
  );
}
