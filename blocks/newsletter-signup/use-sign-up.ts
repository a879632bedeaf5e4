import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useHost } from '#engine/host-context.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import type { NewsletterSignUp } from '#blocks/host/newsletter.ts';
import { findFirstFault, type FaultCode, type Validator } from '#validation/rules/fault.ts';
import { email } from '#validation/rules/email.ts';
import { required } from '#validation/rules/required.ts';

/** Idle, then submitting, then success or error; dismissing the alert returns to idle. */
export type SignUpState =
  | { readonly at: 'idle' | 'submitting' }
  | { readonly at: 'success' | 'error'; readonly message: string | undefined };

export type Channel = NewsletterSignUp['channel'];

/** Name of the contact field by channel. */
export const fieldNames = { email: 'email', sms: 'phone' } as const satisfies Record<Channel, string>;

export interface SignUpFaults {
  readonly recipient?: FaultCode;
  readonly policy?: FaultCode;
}

export interface SignUpForm {
  /** True for a signed-in shopper, who need not enter an address or number. */
  readonly isOwn: boolean;
  readonly state: SignUpState;
  readonly faults: SignUpFaults;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Removes an error once its field is fixed; fields are only validated on submit. */
  readonly recheck: (event: FormEvent<HTMLFormElement>) => void;
  readonly dismiss: () => void;
}

export function useSignUp(channel: Channel): SignUpForm {
  const host = useHost();
  const isOwn = useHydrated() && host.session().loggedIn;
  const field = fieldNames[channel];
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SignUpState>({ at: 'idle' });
  const [faults, setFaults] = useState<SignUpFaults>({});

  // Disabled fields lose the focus; restore it once they are enabled again.
  useEffect(() => {
    const isOver = state.at === 'success' || state.at === 'error';
    if (isOver && document.activeElement === document.body) formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [state]);

  async function send(form: HTMLFormElement, recipient: string | undefined): Promise<void> {
    setState({ at: 'submitting' });
    try {
      const source = { acquisitionType: 'Signup', campaignName: host.session().path } as const;
      const message = await host.services.newsletter.signUp({
        optIn: true,
        channel,
        ...(recipient === undefined ? {} : { [field]: recipient }),
        ...source,
      });
      form.reset();
      setState({ at: 'success', message });
    } catch (error) {
      setState({ at: 'error', message: error instanceof Error && error.message !== '' ? error.message : undefined });
    }
  }

  return {
    isOwn,
    state,
    faults,
    formRef,
    submit(event) {
      event.preventDefault();
      if (state.at === 'submitting') return;
      const form = event.currentTarget;
      const found = validateForm(form, channel);
      setFaults(found);
      const first = found.recipient ? field : found.policy ? 'policy' : undefined;
      if (first) findField(form, first)?.focus();
      else void send(form, findField(form, field)?.value.trim());
    },
    recheck(event) {
      const now = validateForm(event.currentTarget, channel);
      setFaults((before) => ({ recipient: before.recipient && now.recipient, policy: before.policy && now.policy }));
    },
    dismiss() {
      setState({ at: 'idle' });
      const form = formRef.current;
      if (form) (findField(form, field) ?? findField(form, 'policy'))?.focus();
    },
  };
}

/** The server validates phone numbers: the rules of all countries are too large to send for one form. */
const rules = { email: [required, email], sms: [required] } as const satisfies Record<Channel, readonly Validator[]>;

function validateForm(form: HTMLFormElement, channel: Channel): SignUpFaults {
  const recipient = findField(form, fieldNames[channel]);
  return {
    ...(recipient ? { recipient: findFirstFault(recipient.value, rules[channel])?.code } : {}),
    policy: required(findField(form, 'policy')?.checked)?.code,
  };
}

function findField(form: HTMLFormElement, name: (typeof fieldNames)[Channel] | 'policy'): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}
