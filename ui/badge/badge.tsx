import type { ReactElement, ReactNode } from 'react';
import { BadgeRoot } from './badge.styles.ts';

export interface BadgeProps {
  readonly kind?: 'neutral' | 'accent' | 'solid' | 'sale' | 'warning' | 'quiet';
  readonly children: ReactNode;
}

export function Badge({ kind = 'neutral', children }: BadgeProps): ReactElement {
  return <BadgeRoot data-kind={kind}>{children}</BadgeRoot>;
}
