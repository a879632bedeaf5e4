import type { ComponentPropsWithRef, ReactElement } from 'react';
import { HeadingRoot } from './heading.styles.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingLook = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'className' | 'style' | 'color'> {
  /** Level in the outline; `look` sets the typography, by default that of the level. */
  readonly level: HeadingLevel;
  readonly look?: HeadingLook;
}

export function Heading({ level, look = `h${level}`, ...rest }: HeadingProps): ReactElement {
  return <HeadingRoot as={`h${level}`} {...rest} data-look={look} />;
}
