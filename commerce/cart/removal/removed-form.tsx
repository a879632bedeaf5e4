import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { RemovedRoot } from './removed-row.styles.ts';

/** A removal by a form without JavaScript, parsed from the URL of the next page. */
export interface RemovedByForm {
  readonly sku: string;
  readonly qty: number;
}

interface Props {
  readonly removed: RemovedByForm;
  readonly messages: CartMessages;
  readonly action: string;
}

/** Undo form for pages without JavaScript. */
export function RemovedForm({ removed: { sku, qty }, messages, action }: Props): ReactElement {
  return (
    <RemovedRoot>
      <p role="status">{messages.removedItem}</p>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="qty" value={qty} />
        <Button type="submit" variant="text-link" size="small">
          {messages.undo}
        </Button>
      </form>
    </RemovedRoot>
  );
}
