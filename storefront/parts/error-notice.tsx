import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import { Column } from './parts.styles.ts';

interface Props {
  readonly kind: 'notFound' | 'error';
  readonly homeHref: string;
  readonly messages: StorefrontMessages;
}

/** The text of an error page if the editors' content for it fails to load, too. */
export function ErrorNotice({ kind, homeHref, messages }: Props): ReactElement {
  return (
    <Column>
      <Heading level={1}>{kind === 'notFound' ? messages.notFoundTitle : messages.errorTitle}</Heading>
      <Text look="lead">{kind === 'notFound' ? messages.notFoundText : messages.errorText}</Text>
      <ButtonLink href={homeHref}>{messages.backHome}</ButtonLink>
    </Column>
  );
}
