import type { ComponentPropsWithRef, ReactElement } from 'react';
import { EyebrowRoot } from './eyebrow.styles.ts';

export type EyebrowProps = Omit<ComponentPropsWithRef<'p'>, 'className' | 'style' | 'color'>;

/** The short line above a heading; a paragraph, never a heading itself. */
export function Eyebrow(props: EyebrowProps): ReactElement {
  return <EyebrowRoot {...props} />;
}
