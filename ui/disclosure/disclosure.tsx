import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { DisclosureRoot } from './disclosure.styles.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'className' | 'style' | 'title' | 'children'> {
  readonly title: ReactNode;
  /** Disclosures with the same `name` close each other, without script. */
  readonly name?: string;
  /** Without the line below. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** The native details element: works without script, opens for find-in-page, and needs no code. */
export function Disclosure({ title, plain = false, children, ...rest }: DisclosureProps): ReactElement {
  return (
    <DisclosureRoot {...rest} data-plain={plain || undefined}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </DisclosureRoot>
  );
}
