import type { ReactElement } from 'react';
import type { FavoriteList } from '#generated/openapi/wishlists.ts';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextAreaField, TextField } from '#ui/text-field/text-field.tsx';
import { FavoriteForm, type SubmitFavoriteForm } from './favorite-form.tsx';
import { SharePanel } from './favorites-page.styles.ts';

export interface ShareFormProps {
  readonly list: FavoriteList;
  /** URL of the shared list for a token, with the origin. */
  readonly getLink: (token: string) => string;
  readonly messages: FavoritesMessages;
  readonly action: string;
  readonly onSubmit: SubmitFavoriteForm;
  readonly onCopied: () => void;
}

/** Creates, copies, mails and revokes the share link of a list. */
export function ShareForm({ list, getLink, messages, action, onSubmit, onCopied }: ShareFormProps): ReactElement {
  const { favoriteId, shareToken } = list;
  const link = shareToken === undefined ? undefined : getLink(shareToken);
  const renderForm = (intent: string, children: ReactElement): ReactElement => (
    <FavoriteForm key={intent} action={action} fields={{ intent, list: favoriteId }} onSubmit={onSubmit}>
      {children}
    </FavoriteForm>
  );
  return (
    <Disclosure title={messages.share}>
      <SharePanel>
        <Text muted>{messages.shareLead}</Text>
        {link === undefined ? (
          renderForm(
            'share',
            <Button type="submit" variant="outline">
              {messages.createLink}
            </Button>,
          )
        ) : (
          <>
            <div data-part="link">
              <TextField label={messages.link} value={link} readOnly onFocus={({ target }) => target.select()} />
              <span data-part="copy">
                <Button variant="outline" onClick={() => void navigator.clipboard.writeText(link).then(onCopied)}>
                  {messages.copy}
                </Button>
              </span>
            </div>
            {renderForm(
              'mail',
              <>
                <TextField
                  label={messages.recipients}
                  hint={messages.recipientsHint}
                  name="recipients"
                  type="email"
                  multiple
                  required
                  autoComplete="off"
                />
                <TextAreaField label={messages.message} note={messages.optional} name="message" rows={3} maxLength={500} />
                <Button type="submit" variant="outline">
                  {messages.send}
                </Button>
              </>,
            )}
            {renderForm(
              'stop',
              <Button type="submit" variant="text-link">
                {messages.stop}
              </Button>,
            )}
          </>
        )}
      </SharePanel>
    </Disclosure>
  );
}
