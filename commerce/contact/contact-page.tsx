import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactResponse, ContactPageModel, OpenedModel } from './contact-model.ts';
import { ContactRoot, Opened } from './contact.styles.ts';

interface Props {
  readonly page: ContactPageModel;
  readonly messages: ContactMessages;
  readonly languageTag: string;
  /** Response to a form that was sent without JavaScript. */
  readonly response?: ContactResponse;
}

/** Contact form; the confirmation replaces it. */
export function ContactPage({ page, messages, languageTag, response }: Props): ReactElement {
  const [opened, setOpened] = useState(response && 'opened' in response ? response.opened : undefined);
  const { title, lead, link, form } = page;
  return (
    <ContactRoot>
      <header>
        <Heading level={1} look="h2">
          {title}
        </Heading>
        {opened ? null : <p>{lead}</p>}
      </header>
      {opened ? (
        <Confirmation opened={opened} />
      ) : (
        <ContactForm
          model={form}
          messages={messages}
          languageTag={languageTag}
          rejection={response && 'rejection' in response ? response.rejection : undefined}
          onOpened={setOpened}
        />
      )}
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    </ContactRoot>
  );
}

function Confirmation({ opened: { title, text, another } }: { readonly opened: OpenedModel }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Opened ref={box} tabIndex={-1}>
      <Notice kind="success" title={title}>
        <p>{text}</p>
        <p>
          <a href={another.href}>{another.label}</a>
        </p>
      </Notice>
    </Opened>
  );
}
