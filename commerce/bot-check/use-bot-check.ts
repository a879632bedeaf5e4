import { useRef, type FormEvent } from 'react';
import { captchaField, type BotCheckModel } from './bot-check-model.ts';

/**
 * Holds a form back until its challenge is met, and sends it then. @returns whether the form waits; one that has met its challenge, or has
 * none, does not.
 */
export function useBotCheck(check: BotCheckModel | undefined): (event: FormEvent<HTMLFormElement>) => boolean {
  const isMeeting = useRef(false);
  const used = useRef('');
  return (event) => {
    const form = event.currentTarget;
    const field = form.elements.namedItem(captchaField);
    if (!check || !(field instanceof HTMLInputElement)) return false;
    // Good once: a form that is sent again, as from a dialog, needs another.
    if (field.value !== used.current) {
      used.current = field.value;
      return false;
    }
    event.preventDefault();
    if (isMeeting.current) return true;
    isMeeting.current = true;
    const meetAndSend = async (): Promise<void> => {
      const token = await meet(check);
      isMeeting.current = false;
      if (token === undefined) return;
      field.value = token;
      form.requestSubmit();
    };
    void meetAndSend();
    return true;
  };
}

/** Without the code of challenges nothing is met, and whoever presses again asks for it again. */
async function meet(check: BotCheckModel): Promise<string | undefined> {
  const code = await import('./meet-challenge.ts').catch(() => undefined);
  return code?.meetChallenge(check.challengeUrl, check);
}
