import type { ReactElement } from 'react';
import type { ConsentMessages } from '#generated/messages/consent/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { getConsentForm, purposes, type Purpose } from '../request/consent.ts';
import type { Site } from '../site/site.ts';
import { Choices, Purposes } from './consent.styles.ts';
import { Column } from './parts.styles.ts';

interface Props {
  readonly site: Pick<Site, 'locale'>;
  readonly messages: ConsentMessages;
  readonly allowed: readonly Purpose[];
  readonly isSaved: boolean;
}

/** A checkbox for each purpose, unticked unless the visitor has allowed it; unticked purposes are denied. */
export function ConsentSettings({ site, messages, allowed, isSaved }: Props): ReactElement {
  const { path, field, purpose: name } = getConsentForm(site);
  const hints: Readonly<Record<Purpose, string>> = { analytics: messages.analyticsHint, marketing: messages.marketingHint };
  return (
    <Column>
      <Heading level={1}>{messages.settings}</Heading>
      <Text look="lead" muted measure>
        {messages.lead}
      </Text>
      {isSaved ? <Notice kind="success">{messages.saved}</Notice> : null}
      <form method="post" action={path}>
        <Purposes>
          <Checkbox id="necessary" label={messages.necessary} hint={messages.necessaryHint} defaultChecked disabled />
          {purposes.map((purpose) => (
            <Checkbox
              key={purpose}
              id={purpose}
              name={name}
              value={purpose}
              label={messages[purpose]}
              hint={hints[purpose]}
              defaultChecked={allowed.includes(purpose)}
            />
          ))}
        </Purposes>
        <Choices>
          <Button type="submit" name={field} value="save">
            {messages.save}
          </Button>
          <Button type="submit" name={field} value="refuse" variant="outline">
            {messages.refuseAll}
          </Button>
          <Button type="submit" name={field} value="accept" variant="outline">
            {messages.acceptAll}
          </Button>
        </Choices>
      </form>
    </Column>
  );
}
