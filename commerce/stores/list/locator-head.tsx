import type { ReactElement } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { HeadRoot } from './locator-head.styles.ts';

/** The title of the store locator. */
export function LocatorHead({ messages }: { readonly messages: StoresMessages }): ReactElement {
  return (
    <HeadRoot>
      <Heading level={1} look="h2">
        {messages.title}
      </Heading>
      <Text muted>{messages.lead}</Text>
    </HeadRoot>
  );
}
