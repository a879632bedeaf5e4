import { useState, type ReactElement } from 'react';
import type { FavoriteList } from '#generated/openapi/wishlists.ts';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { newListOption } from './apply-favorite-form.ts';
import { FavoriteForm, type SubmitFavoriteForm } from './favorite-form.tsx';

interface Props {
  readonly itemId: string;
  readonly name: string;
  readonly list: FavoriteList;
  readonly lists: readonly FavoriteList[];
  readonly messages: FavoritesMessages;
  readonly action: string;
  readonly onSubmit: SubmitFavoriteForm;
}

/** Moves a favorite to another list, or to a new one. */
export function MoveForm({ itemId, name, list, lists, messages, action, onSubmit }: Props): ReactElement {
  const others = lists.filter(({ favoriteId }) => favoriteId !== list.favoriteId);
  const [target, setTarget] = useState(others[0]?.favoriteId ?? newListOption);
  const isHydrated = useHydrated();
  // Without JavaScript the name field is always visible.
  const isNamed = target === newListOption || !isHydrated;
  const options = [
    ...others.map(({ favoriteId, name: label }) => ({ value: favoriteId, label })),
    { value: newListOption, label: messages.newList },
  ];
  return (
    <Disclosure
      plain
      title={
        <>
          <VisuallyHidden>{messages.moveOf({ name })}</VisuallyHidden>
          <span aria-hidden="true">{messages.move}</span>
        </>
      }
    >
      <FavoriteForm action={action} fields={{ intent: 'move', list: list.favoriteId, product: itemId }} onSubmit={onSubmit}>
        <Select
          label={messages.moveTo}
          name="target"
          value={target}
          options={options}
          onChange={(event) => setTarget(event.target.value)}
        />
        {isNamed ? <TextField label={messages.newListName} name="name" required={target === newListOption} maxLength={60} /> : null}
        <Button type="submit" variant="outline" size="small">
          {messages.moveApply}
        </Button>
      </FavoriteForm>
    </Disclosure>
  );
}
