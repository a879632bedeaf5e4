import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FormRoot } from '../account.styles.ts';
import { formField } from '../form-field.ts';
import type { FormModel, PasskeyModel, RefusedForm } from '../form-model.ts';
import { sendAlone } from '../send-alone.ts';
import { askAuthenticator, noticeOf } from './ask-authenticator.ts';
import { credentialField } from './passkey-options.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

export interface PasskeyFormProps {
  readonly form: FormModel;
  readonly passkey: PasskeyModel;
  readonly refused?: RefusedForm;
}

/** A form that is sent with what the shopper's device says. */
export function PasskeyForm({ form, passkey, refused }: PasskeyFormProps): ReactElement {
  const { id, action, lead, submit, looks = 'primary', changesSession = false } = form;
  const element = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isRefused = refused?.id === id;
  const [notice, setNotice] = useState(isRefused ? refused.notice : undefined);

  const send = (credential: AuthenticationResponseJSON | RegistrationResponseJSON): void => {
    if (!field.current) return;
    setBusy(true);
    field.current.value = JSON.stringify(credential);
    element.current?.requestSubmit();
  };
  // One that was refused is not offered again at once: a device that answers by itself would go round for ever.
  usePasskeyAutofill(passkey, { isOffered: passkey.purpose === 'sign-in' && !isRefused, onChosen: send });
  // A page that comes back out of the browser's memory has not been sent.
  useEffect(() => {
    const wake = (): void => {
      setBusy(false);
      if (field.current) field.current.value = '';
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const submitted = (event: FormEvent<HTMLFormElement>): void => {
    if (field.current?.value !== '') {
      if (changesSession) sendAlone(event);
      return;
    }
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setNotice(undefined);
    askAuthenticator(passkey).then(send, (error: unknown) => {
      setBusy(false);
      setNotice(noticeOf(error, passkey));
    });
  };
  return (
    <FormRoot ref={element} method="post" action={action} onSubmit={submitted}>
      {lead ? <p>{lead}</p> : null}
      {notice === undefined ? null : <Notice kind="danger" title={notice} />}
      <input type="hidden" name={formField} value={id} />
      <input ref={field} type="hidden" name={credentialField} defaultValue="" />
      <div data-part="next">
        <Button type="submit" variant={looks} pending={isBusy}>
          {submit}
        </Button>
      </div>
    </FormRoot>
  );
}
