import { browserSupportsWebAuthnAutofill, WebAuthnAbortService, type AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import type { PasskeyModel } from '../form-model.ts';
import { requestCredentialByAutofill } from './ask-authenticator.ts';

/** Milliseconds after which a new challenge is requested; a challenge is valid for two minutes. */
const RENEWED = 100_000;

export interface AutofillOffer {
  readonly isOffered: boolean;
  readonly onChosen: (credential: AuthenticationResponseJSON) => void;
}

/** Lets the browser offer passkeys in the autofill of the email field while the page is visible. */
export function usePasskeyAutofill(passkey: PasskeyModel, { isOffered, onChosen }: AutofillOffer): void {
  const chosen = useEffectEvent(onChosen);
  const requestCredential = useEffectEvent(() => requestCredentialByAutofill(passkey));
  useEffect(() => {
    if (!isOffered) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Failures are ignored: the button remains and reports its own.
    const offer = async (): Promise<void> => {
      clearTimeout(timer);
      if (isOver || document.hidden || !(await browserSupportsWebAuthnAutofill())) return;
      timer = setTimeout(() => void offer(), RENEWED);
      await requestCredential().then(chosen, () => undefined);
    };
    void offer();
    const onShown = (): void => void (document.hidden || offer());
    document.addEventListener('visibilitychange', onShown);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isOffered]);
}
