import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { HostWords } from '../words.ts';
import { Column } from './pieces.styles.ts';

interface Props {
  readonly kind: 'notFound' | 'error';
  readonly homeHref: string;
  readonly words: HostWords;
}

/** What an error page says when editors' content for it cannot be had either. */
export function Apology({ kind, homeHref, words }: Props): ReactElement {
  return (
    <Column>
      <Heading level={1}>{kind === 'notFound' ? words.notFoundTitle : words.errorTitle}</Heading>
      <Text look="lead">{kind === 'notFound' ? words.notFoundText : words.errorText}</Text>
      <ButtonLink href={homeHref}>{words.backHome}</ButtonLink>
    </Column>
  );
}
