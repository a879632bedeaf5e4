import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useHost } from '#engine/host-context.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { firstFault, type FaultCode } from '#validation/fault.ts';
import { email } from '#validation/rules/email.ts';
import { required } from '#validation/rules/required.ts';

/** Idle, then submitting, then success or error; dismissing the alert leads back to idle. */
export type SignUpState =
  | { readonly at: 'idle' | 'submitting' }
  | { readonly at: 'success' | 'error'; readonly message: string | undefined };

export interface SignUpFaults {
  readonly email?: FaultCode;
  readonly policy?: FaultCode;
}

export interface SignUpForm {
  /** A shopper who has signed in need not say where it goes. */
  readonly asksForEmail: boolean;
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
  const asksForEmail = !(useHydrated() && host.session().loggedIn);
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SignUpState>({ at: 'idle' });
  const [faults, setFaults] = useState<SignUpFaults>({});

  // Disabled fields lose the focus; give it back once they are enabled again.
  useEffect(() => {
    const isOver = state.at === 'success' || state.at === 'error';
    if (isOver && document.activeElement === document.body) formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [state]);

  async function send(form: HTMLFormElement, address: string | undefined): Promise<void> {
    setState({ at: 'submitting' });
    try {
      const source = { acquisitionType: 'Signup', campaignName: host.session().path } as const;
      const message = await host.services.newsletter.signUp({
        optIn: true,
        ...(address === undefined ? {} : { email: address }),
        ...source,
      });
      form.reset();
      setState({ at: 'success', message });
    } catch (error) {
      setState({ at: 'error', message: error instanceof Error && error.message !== '' ? error.message : undefined });
    }
  }

  return {
    asksForEmail,
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
      if (first) fieldOf(form, first)?.focus();
      else void send(form, fieldOf(form, 'email')?.value.trim());
    },
    recheck(event) {
      const now = judge(event.currentTarget);
      setFaults((before) => ({ email: before.email && now.email, policy: before.policy && now.policy }));
    },
    dismiss() {
      setState({ at: 'idle' });
      const form = formRef.current;
      if (form) (fieldOf(form, 'email') ?? fieldOf(form, 'policy'))?.focus();
    },
  };
}

function judge(form: HTMLFormElement): SignUpFaults {
  const address = fieldOf(form, 'email');
  return {
    ...(address ? { email: firstFault(address.value, [required, email])?.code } : {}),
    policy: required(fieldOf(form, 'policy')?.checked)?.code,
  };
}

function fieldOf(form: HTMLFormElement, name: 'email' | 'policy'): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}
