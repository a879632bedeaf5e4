import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useHost } from '#engine/host-context.tsx';
import { firstFault, type FaultCode } from '#validation/fault.ts';
import { email } from '#validation/rules/email.ts';
import { required } from '#validation/rules/required.ts';

/** Idle, then submitting, then success or error; dismissing the alert leads back to idle. */
export type SignUpState =
  | { readonly at: 'idle' | 'submitting' | 'success' }
  | { readonly at: 'error'; readonly message: string | undefined };

export interface SignUpFaults {
  readonly email?: FaultCode;
  readonly policy?: FaultCode;
}

export interface SignUpForm {
  readonly state: SignUpState;
  readonly faults: SignUpFaults;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes back a fault once its field is mended; a field is judged only on submitting. */
  readonly recheck: (event: FormEvent<HTMLFormElement>) => void;
  readonly dismiss: () => void;
}

export function useSignUp(): SignUpForm {
  const host = useHost();
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SignUpState>({ at: 'idle' });
  const [faults, setFaults] = useState<SignUpFaults>({});

  // Disabled fields lose the focus; give it back once they are enabled again.
  useEffect(() => {
    const isOver = state.at === 'success' || state.at === 'error';
    if (isOver && document.activeElement === document.body) formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [state]);

  async function send(form: HTMLFormElement, address: string): Promise<void> {
    setState({ at: 'submitting' });
    try {
      await host.services.newsletter.signUp({ optIn: true, email: address, acquisitionType: 'Signup', campaignName: host.session().path });
      form.reset();
      setState({ at: 'success' });
    } catch (error) {
      setState({ at: 'error', message: error instanceof Error && error.message !== '' ? error.message : undefined });
    }
  }

  return {
    state,
    faults,
    formRef,
    submit(event) {
      event.preventDefault();
      if (state.at === 'submitting') return;
      const form = event.currentTarget;
      const found = judge(form);
      setFaults(found);
      const first = (['email', 'policy'] as const).find((name) => found[name]);
      if (first) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
      else void send(form, valueOf(form, 'email').trim());
    },
    recheck(event) {
      const now = judge(event.currentTarget);
      setFaults((before) => ({ email: before.email && now.email, policy: before.policy && now.policy }));
    },
    dismiss() {
      setState({ at: 'idle' });
      (formRef.current?.elements.namedItem('email') as HTMLInputElement | null)?.focus();
    },
  };
}

function judge(form: HTMLFormElement): SignUpFaults {
  const policy = form.elements.namedItem('policy') as HTMLInputElement | null;
  return { email: firstFault(valueOf(form, 'email'), [required, email])?.code, policy: required(policy?.checked)?.code };
}

function valueOf(form: HTMLFormElement, name: string): string {
  return (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
}
