import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FormRoot } from '../account.styles.ts';
import { formField } from '../form-field.ts';
import type { SendForm } from '../account-form.tsx';
import type { FormModel, PasskeyModel, RejectedForm } from '../form-model.ts';
import { sendExclusively } from '../send-alone.ts';
import { requestCredential, getPasskeyNotice } from './ask-authenticator.ts';
import { credentialField } from './passkey-options.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

export interface PasskeyFormProps {
  readonly form: FormModel;
  readonly passkey: PasskeyModel;
  readonly rejection?: RejectedForm;
  readonly onSend?: SendForm;
  /** True if the form is visible. Autofill is offered only while it is. */
  readonly isShown?: boolean;
}

/** A form that is sent with an authenticator's response. */
export function PasskeyForm({ form, passkey, rejection, onSend, isShown = true }: PasskeyFormProps): ReactElement {
  const { id, action, lead, submit, looks = 'primary', changesSession = false } = form;
  const element = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isRejected = rejection?.id === id;
  const latest = { of: rejection, text: isRejected ? rejection.notice : undefined };
  const [notice, setNotice] = useState(latest);
  if (notice.of !== rejection) setNotice(latest);
  const showNotice = (text: string | undefined): void => setNotice({ of: rejection, text });
  const rest = (): void => {
    setBusy(false);
    if (field.current) field.current.value = '';
  };
  const enable = useEffectEvent(rest);

  const send = (credential: AuthenticationResponseJSON | RegistrationResponseJSON): void => {
    if (!field.current) return;
    setBusy(true);
    field.current.value = JSON.stringify(credential);
    element.current?.requestSubmit();
  };
  // A rejected passkey is not offered again at once: a device that responds without asking would loop forever.
  usePasskeyAutofill(passkey, { isOffered: passkey.purpose === 'sign-in' && !isRejected && isShown, onChosen: send });
  // A page restored from the back/forward cache has no pending request.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent): void => void (persisted && enable());
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (field.current?.value !== '') {
      if (onSend) {
        event.preventDefault();
        void onSend(form, new FormData(event.currentTarget)).finally(rest);
      } else if (changesSession) sendExclusively(event);
      return;
    }
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    showNotice(undefined);
    requestCredential(passkey).then(send, (error: unknown) => {
      setBusy(false);
      showNotice(getPasskeyNotice(error, passkey));
    });
  };
  return (
    <FormRoot ref={element} method="post" action={action} onSubmit={onSubmit}>
      {lead ? <p>{lead}</p> : null}
      {notice.text === undefined ? null : <Notice kind="danger" title={notice.text} />}
      <input type="hidden" name={formField} value={id} />
      {/* Has no default value: React would restore it on the next render, before the form is sent. */}
      <input ref={field} type="hidden" name={credentialField} />
      <div data-part="next">
        <Button type="submit" variant={looks} pending={isBusy}>
          {submit}
        </Button>
      </div>
    </FormRoot>
  );
}
