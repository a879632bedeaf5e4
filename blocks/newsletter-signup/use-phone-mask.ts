import { useRef, type ComponentPropsWithRef } from 'react';
import type { maskByLocale as applyMask } from '#validation/phone/mask-by-locale.ts';

/** Handlers that apply the phone number mask of the shop's country. Its code is loaded on the first focus. */
export function usePhoneMask(locale: string): Pick<ComponentPropsWithRef<'input'>, 'onFocus' | 'onInput'> {
  const mask = useRef<typeof applyMask>(undefined);
  return {
    onFocus() {
      // If the code fails to load, the number stays as typed.
      import('#validation/phone/mask-by-locale.ts').then(
        ({ maskByLocale }) => void (mask.current = maskByLocale),
        () => undefined,
      );
    },
    onInput: ({ currentTarget, nativeEvent }) => mask.current?.(currentTarget, nativeEvent, locale),
  };
}
