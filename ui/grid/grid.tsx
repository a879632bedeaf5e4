import type { ComponentPropsWithRef, ReactElement } from 'react';
import { GridRoot } from './grid.styles.ts';

export interface GridProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {
  readonly as?: 'div' | 'ul' | 'ol' | 'section';
  /** Number of equal columns at each breakpoint; md and lg default to the next smaller one. */
  readonly sm?: 1 | 2 | 3;
  readonly md?: 1 | 2 | 3 | 4;
  readonly lg?: 1 | 2 | 3 | 4 | 6;
  readonly gap?: 'none' | 'tight' | 'normal';
}

/** A list keeps its role although it has no bullets. */
export function Grid({ as = 'div', sm = 1, md, lg, gap = 'normal', ...rest }: GridProps): ReactElement {
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return <GridRoot as={as} role={role} {...rest} data-sm={sm} data-md={md} data-lg={lg} data-gap={gap} />;
}
