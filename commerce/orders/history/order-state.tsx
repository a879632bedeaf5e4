import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { StateModel } from './order-model.ts';
import { StateRoot } from './order.styles.ts';

/** A state as text with an icon. */
export function OrderState({ state: { icon, text, tone } }: { readonly state: StateModel }): ReactElement {
  return (
    <StateRoot data-tone={tone}>
      <Icon name={icon} />
      <span>{text}</span>
    </StateRoot>
  );
}
