import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Store } from '#generated/openapi/stores.ts';
import { Button } from '#ui/button/button.tsx';
import { useMyStore } from '../stores/my-store/use-my-store.ts';
import { StorePicker } from './store-picker.tsx';
import type { StorePickerProps } from './store-picker-props.ts';
import { PaneRoot } from './store-pane.styles.ts';

interface Props extends Pick<StorePickerProps, 'sku' | 'qty' | 'canChoose' | 'messages' | 'formatters'> {
  readonly onUse: (store: Store) => void;
  readonly onBack: () => void;
}

/** Store search that replaces the content of a dialog. */
export function StorePane({ onUse, onBack, ...picker }: Props): ReactElement {
  const { delivery } = picker.messages;
  const mine = useMyStore(picker.formatters);
  const [chosen, setChosen] = useState<Store>();
  const root = useRef<HTMLDivElement>(null);
  // The button that opened it no longer exists.
  useEffect(() => root.current?.focus(), []);
  return (
    <PaneRoot ref={root} role="group" aria-label={delivery.chooseOtherStore} tabIndex={-1}>
      <StorePicker {...picker} mine={mine} chosen={chosen} onChoose={setChosen} />
      <div data-part="actions">
        <Button aria-disabled={chosen === undefined} onClick={() => chosen && onUse(chosen)}>
          {delivery.useStore}
        </Button>
        <Button variant="text-link" onClick={onBack}>
          {delivery.back}
        </Button>
      </div>
    </PaneRoot>
  );
}
