import type { ComponentPropsWithRef, ReactElement } from 'react';
import { ContainerRoot } from './container.styles.ts';

export interface ContainerProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {
  readonly as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav' | 'article' | 'aside';
  readonly width?: 'narrow' | 'content' | 'wide' | 'full';
  /** Adds the vertical padding of a page section. */
  readonly section?: boolean;
}

/** Centers content between the gutters of the page. */
export function Container({ as = 'div', width = 'wide', section = false, ...rest }: ContainerProps): ReactElement {
  return <ContainerRoot as={as} {...rest} data-width={width} data-section={section || undefined} />;
}
