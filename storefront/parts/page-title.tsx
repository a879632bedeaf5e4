import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { TitleArea } from './parts.styles.ts';

interface Props {
  readonly title: string;
}

/** The heading of a page whose document has none. */
export function PageTitle({ title }: Props): ReactElement {
  return (
    <TitleArea>
      <Heading level={1}>{title}</Heading>
    </TitleArea>
  );
}
