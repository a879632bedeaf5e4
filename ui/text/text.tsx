import type { ComponentPropsWithRef, ReactElement } from 'react';
import { TextRoot } from './text.styles.ts';

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'className' | 'style' | 'color'> {
  readonly as?: 'p' | 'span' | 'div' | 'figcaption' | 'dd' | 'dt' | 'li';
  readonly look?: 'lead' | 'body' | 'small' | 'caption';
  readonly muted?: boolean;
  readonly strong?: boolean;
  /** Limits lines to a readable length. */
  readonly measure?: boolean;
}

export function Text({ as = 'p', look = 'body', muted = false, strong = false, measure = false, ...rest }: TextProps): ReactElement {
  return (
    <TextRoot
      as={as}
      {...rest}
      data-look={look}
      data-muted={muted || undefined}
      data-strong={strong || undefined}
      data-measure={measure || undefined}
    />
  );
}
