import type { ReactElement } from 'react';
import { useActionData } from 'react-router';
import type { ContactResponse } from '#commerce/contact/contact-model.ts';
import { ContactPage } from '#commerce/contact/contact-page.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../canvas/canvas-view.tsx';
import type { ContactScreenPage } from './define-contact-screen.ts';

/** Renders the form with the editors' content below it. */
export function ContactView({ page: { contact, canvas } }: { readonly page: ContactScreenPage }): ReactElement {
  return (
    <>
      {contact ? <ContactForm {...contact} /> : null}
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}

function ContactForm({ page, messages, languageTag }: NonNullable<ContactScreenPage['contact']>): ReactElement {
  const result = useActionData<ContactResponse>();
  return <ContactPage page={page} messages={bindMessages(messages, languageTag)} languageTag={languageTag} response={result} />;
}
