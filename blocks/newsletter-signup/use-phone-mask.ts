import { useRef, type ComponentPropsWithRef } from 'react';
import type { maskByLocale as applyMask } from '#validation/phone/mask-by-locale.ts';

/** Handlers that apply the mask of the shop's country to a phone number. Its code is loaded with the first focus. */
export function usePhoneMask(locale: string): Pick<ComponentPropsWithRef<'input'>, 'onFocus' | 'onInput'> {
  const mask = useRef<typeof applyMask>(undefined);
  return {
    onFocus() {
      // Without the code a number stays as it is typed.
      import('#validation/phone/mask-by-locale.ts').then(
        ({ maskByLocale }) => void (mask.current = maskByLocale),
        () => undefined,
      );
    },
    onInput: ({ currentTarget, nativeEvent }) => mask.current?.(currentTarget, nativeEvent, locale),
  };
}
