import { useState, type FormEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { fromField } from '#commerce/stores/my-store/my-store-address.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { openDialog } from '../host/open-dialog.ts';

interface Props {
  readonly messages: StoresMessages;
  readonly locale: string;
  readonly children: ReactNode;
}

/** Adds behavior to static parts about stores: copies addresses, and confirms the change to another country's site. */
export function StoreEvents({ messages, locale, children }: Props): ReactElement {
  const [status, setStatus] = useState('');
  const copy = async (event: MouseEvent): Promise<void> => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    const text = button?.getAttribute('data-copy');
    if (!button || !text) return;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = messages.copied;
      setStatus(messages.copied);
    } catch {
      // If the browser denies it, the visitor can select the address.
    }
  };
  const confirm = (event: FormEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.abroad === undefined) return;
    event.preventDefault();
    const { abroad: country, name = '' } = form.dataset;
    const from = new FormData(form).get(fromField);
    openDialog('location-confirmation', {
      name,
      country,
      action: form.action,
      from: typeof from === 'string' ? from : `/${locale}`,
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of buttons, which keys cause too
    <div onClick={(event) => void copy(event)} onSubmit={confirm}>
      {children}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}
