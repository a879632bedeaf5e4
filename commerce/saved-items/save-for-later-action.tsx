import type { FormEvent, ReactElement } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { LineNotice } from '../cart/lines/cart-line.styles.ts';
import { useSaveItem } from './changes/use-save-item.ts';

/** Saves a cart line for later, also without JavaScript. Bonus items and lines that were just moved cannot be saved. */
export function SaveForLaterAction({ item }: { readonly item: CartItem }): ReactElement | null {
  const saving = useSaveItem();
  if (!saving || item.bonus || item.upc === '') return null;
  const { messages, formatters, errorOf, save } = saving;
  const error = errorOf(item);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save(item, event.currentTarget.closest('li'));
  };
  return (
    <form method="post" action={formatters.href('/cart')} onSubmit={submit}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="itemId" value={item.id} />
      <Button type="submit" variant="text-link" size="small" aria-label={messages.saveItem({ name: item.name })}>
        {messages.save}
      </Button>
      <div aria-live="polite">{error ? <LineNotice data-kind="danger">{error}</LineNotice> : null}</div>
    </form>
  );
}
