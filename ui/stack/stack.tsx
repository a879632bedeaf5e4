import type { ComponentPropsWithRef, ReactElement } from 'react';
import { StackRoot } from './stack.styles.ts';

export interface StackProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'form' | 'header' | 'footer' | 'nav';
  /** A step of the space scale. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly row?: boolean;
  readonly align?: 'start' | 'center' | 'end';
  readonly justify?: 'between' | 'center';
}

/** Children in a column, or in a wrapping row, with one gap. */
export function Stack({ as = 'div', gap = 4, row = false, align, justify, ...rest }: StackProps): ReactElement {
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return <StackRoot as={as} role={role} {...rest} data-gap={gap} data-row={row || undefined} data-align={align} data-justify={justify} />;
}
