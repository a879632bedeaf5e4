import Combobox from '@github/combobox-nav';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SuggestionGroup } from './suggestion-rows.ts';

interface Options {
  readonly field: HTMLInputElement;
  readonly list: RefObject<HTMLElement | null>;
  readonly groups: readonly SuggestionGroup[];
  readonly isOpen: boolean;
  /** Called with the index of the row selected by arrow keys; undefined if the selection left the list. */
  readonly onActive: (index: number | undefined) => void;
}

/** Keyboard navigation and ARIA attributes of a combobox on a field that React has not rendered. */
export function useComboboxNav({ field, list, groups, isOpen, onActive }: Options): void {
  const nav = useRef<Combobox>(undefined);
  const reach = useEffectEvent(onActive);

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const combobox = new Combobox(field, box, { tabInsertsSuggestions: false });
    nav.current = combobox;
    const onSelect = ({ target }: Event): void => {
      if (target instanceof HTMLElement) reach(Number(target.dataset.index));
    };
    // Runs after the library's own handler, which leaves no active row at the ends of the list.
    const onKey = ({ key }: KeyboardEvent): void => {
      if ((key === 'ArrowDown' || key === 'ArrowUp') && !field.hasAttribute('aria-activedescendant')) reach(undefined);
    };
    box.addEventListener('combobox-select', onSelect);
    field.form?.addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('combobox-select', onSelect);
      field.form?.removeEventListener('keydown', onKey);
      combobox.destroy();
      nav.current = undefined;
    };
  }, [field, list]);

  // A new list has no active row.
  useEffect(() => {
    if (!isOpen || groups.length === 0) return undefined;
    nav.current?.start();
    return () => nav.current?.stop();
  }, [isOpen, groups]);
}
