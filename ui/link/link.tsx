import type { ComponentPropsWithRef, ReactElement } from 'react';
import { LinkRoot } from './link.styles.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  readonly href: string;
  /** `inline` is for running text, `quiet` is underlined on hover only, `nav` is for lists of links. */
  readonly variant?: 'inline' | 'quiet' | 'nav';
  /** Makes the nearest positioned ancestor (a Card) clickable. */
  readonly cover?: boolean;
}

/** A native anchor; a new window never gets access to its opener. */
export function Link({ variant = 'inline', cover = false, rel, ...rest }: LinkProps): ReactElement {
  const safeRel = rest.target === '_blank' ? [rel, 'noopener'].filter(Boolean).join(' ') : rel;
  return <LinkRoot {...rest} rel={safeRel} data-variant={variant} data-cover={cover || undefined} />;
}
