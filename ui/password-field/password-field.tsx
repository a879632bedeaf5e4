import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { getDescribedBy, Field } from '../field/field.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { Icon } from '../icon/icon.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { PasswordBox, RevealButton } from './password-field.styles.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'ref'> {
  /** Name of the button that shows the password, e.g. "Show password". */
  readonly revealLabel: string;
}

interface View {
  readonly isShown: boolean;
  /** Selection of the input when the button was pressed. */
  readonly selection?: readonly [number | null, number | null];
}

/** A password input with a button that reveals it. The button requires script, and the password is hidden again before its form is sent. */
export function PasswordField({ revealLabel, label, labelHidden, note, hint, error, id, ...rest }: PasswordFieldProps): ReactElement {
  const created = useId();
  const own = id ?? created;
  const words = { label, labelHidden, note, hint, error };
  const input = useRef<HTMLInputElement>(null);
  const [{ isShown, selection }, setView] = useState<View>({ isShown: false });
  const isHydrated = useHydrated();

  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setView({ isShown: false });
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  // Browsers move the caret when the type of an input changes. Chromium does so with the next layout, which is therefore forced.
  useLayoutEffect(() => {
    if (!selection) return;
    input.current?.getBoundingClientRect();
    input.current?.setSelectionRange(...selection);
  }, [selection]);

  const toggle = (): void => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    setView({ isShown: !isShown, selection: [selectionStart, selectionEnd] });
  };
  return (
    <Field id={own} {...words}>
      <PasswordBox>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          ref={input}
          id={own}
          type={isShown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(own, words)}
        />
        {isHydrated ? (
          <RevealButton
            type="button"
            aria-label={revealLabel}
            aria-pressed={isShown}
            aria-controls={own}
            onMouseDown={preventFocusLoss}
            onClick={toggle}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size="large" />
          </RevealButton>
        ) : null}
      </PasswordBox>
    </Field>
  );
}

/** A press by pointer does not move the focus, so the caret and the keyboard of a phone stay. */
function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}
