import type { FormEvent, ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { GiftNoteForm } from './gift-note-form.tsx';
import { NoteBox } from './gift-note-form.styles.ts';
import { noteParameter } from './note-parameter.ts';

interface Props {
  readonly item: CartItem;
  readonly cartId: string;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  /** The form takes the place of the note. */
  readonly isOpen: boolean;
  readonly onRemove: (item: CartItem) => void;
  readonly onSaved: (item: CartItem) => void;
}

/** Digital gifts can carry a note, and so can every row that has one already. */
function takesNote({ bonus, isDigitalProduct, giftOption }: CartItem): boolean {
  return !bonus && (isDigitalProduct || giftOption !== undefined);
}

/** The note of a gift, with its ways to add, edit and remove it. */
export function GiftNote({ item, cartId, messages, formatters: { href }, isOpen, onRemove, onSaved }: Props): ReactElement | null {
  const { id, name, giftOption } = item;
  const action = href('/cart');
  if (!takesNote(item)) return null;
  if (isOpen)
    return (
      <NoteBox>
        <GiftNoteForm item={item} cartId={cartId} messages={messages} action={action} onSaved={() => onSaved(item)} />
      </NoteBox>
    );
  const opener = { href: `${action}?${noteParameter}=${id}`, 'data-dialog': 'add-gift-option', 'data-dialog-params': `item=${id}` };
  if (giftOption === undefined)
    return (
      <p>
        <ButtonLink {...opener} variant="text-link" size="small" aria-label={messages.noteAddTo({ name })}>
          {messages.noteAdd}
        </ButtonLink>
      </p>
    );
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    onRemove(item);
  };
  return (
    <NoteBox>
      <p>{messages.noteFor({ to: giftOption.to, email: giftOption.email })}</p>
      {giftOption.message ? <blockquote>{giftOption.message}</blockquote> : null}
      <div data-part="actions">
        <ButtonLink {...opener} variant="text-link" size="small" aria-label={messages.noteEditOf({ name })}>
          {messages.noteEdit}
        </ButtonLink>
        <form method="post" action={action} onSubmit={remove}>
          <input type="hidden" name="intent" value="removeNote" />
          <input type="hidden" name="itemId" value={id} />
          <Button type="submit" variant="text-link" size="small" aria-label={messages.noteRemoveOf({ name })}>
            {messages.remove}
          </Button>
        </form>
      </div>
    </NoteBox>
  );
}
