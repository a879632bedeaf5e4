import { lazy, Suspense, type FormEvent, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { formatDate } from '#messages/format/date.ts';
import type { Formatters } from '../../site/formatters.ts';
import { NoteBox } from './gift-note.styles.ts';
import { noteParameter } from './note-parameter.ts';

/** The form opens in a dialog if JavaScript is available. */
const GiftNoteForm = lazy(async () => ({ default: (await import('./gift-note-form.tsx')).GiftNoteForm }));

interface Props {
  readonly item: CartItem;
  readonly cartId: string;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  /** The form replaces the note. */
  readonly isOpen: boolean;
  readonly onRemove: (item: CartItem) => void;
  readonly onSaved: (item: CartItem) => void;
}

/** Note of a gift, with links and buttons to add, edit and remove it. */
export function GiftNote({ item, cartId, messages, formatters: { href, languageTag }, isOpen, onRemove, onSaved }: Props): ReactElement {
  const { id, name, giftOption } = item;
  const action = href('/cart');
  if (isOpen)
    return (
      <NoteBox>
        <Suspense fallback={null}>
          <GiftNoteForm item={item} cartId={cartId} messages={messages} action={action} onSaved={() => onSaved(item)} />
        </Suspense>
      </NoteBox>
    );
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    onRemove(item);
  };
  // The same link adds and edits, so that it gets the focus back when the dialog closes.
  return (
    <NoteBox data-empty={giftOption ? undefined : true}>
      {giftOption ? <p>{messages.noteFor({ to: giftOption.to, email: giftOption.email })}</p> : null}
      {giftOption?.sendOn ? <p>{messages.noteSentOn({ date: formatDate(new Date(giftOption.sendOn), languageTag) })}</p> : null}
      {giftOption?.message ? <blockquote>{giftOption.message}</blockquote> : null}
      <div data-part="actions" key="actions">
        <ButtonLink
          href={`${action}?${noteParameter}=${id}`}
          data-dialog="add-gift-option"
          data-dialog-params={`item=${id}`}
          variant="text-link"
          size="small"
          aria-label={giftOption ? messages.noteEditOf({ name }) : messages.noteAddTo({ name })}
        >
          {giftOption ? messages.noteEdit : messages.noteAdd}
        </ButtonLink>
        {giftOption ? (
          <form method="post" action={action} onSubmit={remove}>
            <input type="hidden" name="intent" value="removeNote" />
            <input type="hidden" name="itemId" value={id} />
            <Button type="submit" variant="text-link" size="small" aria-label={messages.noteRemoveOf({ name })}>
              {messages.remove}
            </Button>
          </form>
        ) : null}
      </div>
    </NoteBox>
  );
}
