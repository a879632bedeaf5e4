import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { phoneMedia } from './phone-media.ts';

interface Options {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly popup: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Called with each typed text, including text typed before this code loaded. */
  readonly onTyped: (text: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** @returns a navigation that replaces the submission of the form */
  readonly onSubmit: (query: string) => (() => void) | undefined;
}

/**
 * Handles the events of a form and field that React has not rendered.
 * @returns the typed text; the field may show an active row instead
 */
export function useSearchField({ form, field, popup, isOpen, onTyped, onOpen, onClose, onSubmit }: Options): { readonly typed: string } {
  const [typed, setTyped] = useState(field.value);
  const type = useEffectEvent((text: string) => {
    setTyped(text);
    onTyped(text.trim());
    onOpen();
  });
  const open = useEffectEvent(() => {
    if (field.value !== typed) setTyped(field.value);
    onTyped(field.value.trim());
    onOpen();
  });
  const close = useEffectEvent(onClose);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      // The browser would clear the field.
      event.preventDefault();
      if (field.value === typed) onClose();
      else setFieldText(field, typed);
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      open();
    }
  });
  const submit = useEffectEvent((event: SubmitEvent) => {
    const query = field.value.trim();
    const navigate = query === '' ? undefined : onSubmit(query);
    if (!navigate) return;
    event.preventDefault();
    onClose();
    field.blur();
    navigate();
  });
  const leave = useEffectEvent((to: EventTarget | null) => {
    // Closing the on-screen keyboard blurs the field; the sheet stays open so that it can be read.
    if (to === null && isSheet(form)) return;
    if (!(to instanceof Node && popup.current?.contains(to))) onClose();
  });

  useEffect(() => {
    // During composition the text changes with each key; its end fires or follows an input event.
    const onInput = (event: Event): void => {
      if (!(event instanceof InputEvent && event.isComposing)) type(field.value);
    };
    const onCompositionEnd = (): void => type(field.value);
    const onFocus = (): void => open();
    const onClick = (): void => open();
    const onLeave = (event: FocusEvent): void => leave(event.relatedTarget);
    const onKey = (event: KeyboardEvent): void => press(event);
    const onSend = (event: SubmitEvent): void => submit(event);
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', onCompositionEnd);
    field.addEventListener('focus', onFocus);
    field.addEventListener('click', onClick);
    field.addEventListener('keydown', onKey);
    form.addEventListener('focusout', onLeave);
    form.addEventListener('submit', onSend);
    // This code was loaded when the field got the focus.
    const frame = requestAnimationFrame(() => document.activeElement === field && open());
    return () => {
      cancelAnimationFrame(frame);
      close();
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', onCompositionEnd);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('click', onClick);
      field.removeEventListener('keydown', onKey);
      form.removeEventListener('focusout', onLeave);
      form.removeEventListener('submit', onSend);
    };
  }, [form, field]);
  return { typed };
}

/** Sets the text of a field without an input event. */
export function setFieldText(field: HTMLInputElement, text: string): void {
  field.value = text;
}

/** True if the open form covers the whole screen. */
function isSheet({ dataset }: HTMLFormElement): boolean {
  return dataset.place === 'header' && matchMedia(phoneMedia).matches;
}
