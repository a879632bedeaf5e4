import type { ReactElement } from 'react';
import type { ConsentMessages } from '#generated/messages/consent/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { getConsentForm } from '../request/consent.ts';
import type { Site } from '../site/site.ts';
import { Answers, Bar } from './consent.styles.ts';

interface Props {
  readonly site: Pick<Site, 'locale'>;
  readonly messages: ConsentMessages;
}

/**
 * The consent question as a plain form that works without JavaScript. Nothing is tracked until it is answered, so visitors may ignore it.
 */
export function ConsentBar({ site, messages }: Props): ReactElement {
  const { path, field } = getConsentForm(site);
  return (
    <Bar aria-label={messages.label}>
      <form method="post" action={path} data-consent-form>
        <p>
          {messages.question} <a href={path}>{messages.choose}</a>
        </p>
        <Answers>
          <Button type="submit" name={field} value="refuse" variant="outline" size="small" full>
            {messages.refuse}
          </Button>
          <Button type="submit" name={field} value="accept" variant="outline" size="small" full>
            {messages.accept}
          </Button>
        </Answers>
      </form>
    </Bar>
  );
}
