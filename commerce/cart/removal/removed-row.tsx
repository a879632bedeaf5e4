import { useEffect, useRef, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { Button } from '#ui/button/button.tsx';
import type { RemovedLine } from '../lines/use-cart-lines.ts';
import { RemovedRoot } from './removed-row.styles.ts';

/** Latest removal on a screen, with its handlers. */
export interface Removal {
  readonly line: RemovedLine | undefined;
  readonly onUndo: (line: RemovedLine) => void;
  readonly onDismiss: () => void;
}

interface Props extends Removal {
  readonly line: RemovedLine;
  readonly messages: CartMessages;
}

/**
 * Replaces a removed line and takes its focus, so that keyboard users continue from there; it stays until the next change. Each removal
 * needs its own key.
 */
export function RemovedRow({ line, messages, onUndo, onDismiss }: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { item, error } = line;
  useEffect(() => root.current?.focus(), []);
  return (
    <RemovedRoot ref={root} role="group" aria-label={messages.removed({ name: item.name })} tabIndex={-1}>
      <p>{messages.removed({ name: item.name })}</p>
      <div data-part="actions">
        <Button variant="text-link" size="small" onClick={() => onUndo(line)}>
          {messages.undo}
        </Button>
        <Button variant="text-link" size="small" onClick={onDismiss}>
          {messages.dismiss}
        </Button>
      </div>
      {error === undefined ? null : (
        <p data-part="error" role="alert">
          {error}
        </p>
      )}
    </RemovedRoot>
  );
}
