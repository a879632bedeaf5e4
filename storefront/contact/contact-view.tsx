import type { ReactElement } from 'react';
import { useActionData } from 'react-router';
import type { ContactAnswer } from '#commerce/contact/contact-model.ts';
import { ContactPage } from '#commerce/contact/contact-page.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../canvas/canvas-view.tsx';
import type { ContactScreenPage } from './define-contact-screen.ts';

/** The form, and what editors put below it. */
export function ContactView({ page: { contact, messages, languageTag, canvas } }: { readonly page: ContactScreenPage }): ReactElement {
  const answer = useActionData<ContactAnswer>();
  return (
    <>
      <ContactPage page={contact} messages={bindMessages(messages, languageTag)} languageTag={languageTag} answer={answer} />
      {canvas ? <CanvasView data={canvas} /> : null}
    </>
  );
}
