import type { CardEntries, CardFaults, CardField } from './card-rules.ts';
import { cardFields, extractDigits, findBrand } from './card-rules.ts';
import type { Typed } from './typing.ts';
import { formatCode, formatExpiry, formatNumber } from './typing.ts';

export interface CardFieldSet {
  /** The fields of the form: all, or the security code of a stored card. */
  readonly names: readonly CardField[];
  entries(): CardEntries;
  /** Shows the errors and removes the fixed ones. */
  show(faults: CardFaults): void;
  /** Shows or removes the error of one field. */
  showOne(name: CardField, fault: string | undefined): void;
  hasFault(name: CardField): boolean;
  focus(name: CardField): void;
  /** Fills fields that are empty. */
  fill(entries: Partial<CardEntries>): void;
  /** Calls the listener with the field that was blurred or changed. */
  onLeave(listener: (name: CardField) => void): void;
  onChange(listener: (name: CardField) => void): void;
}

const formats: Partial<Record<CardField, (typed: Typed) => Typed>> = { number: formatNumber, expiry: formatExpiry, cvc: formatCode };

/** The four fields of the form: they format input while typing, and show the card's brand and their errors. */
export function createCardFields(form: HTMLFormElement): CardFieldSet {
  const names = cardFields.filter((name) => form.querySelector(`#${name}`));
  const getInput = (name: CardField): HTMLInputElement => {
    const input = form.querySelector<HTMLInputElement>(`#${name}`);
    if (!input) throw new TypeError(`The form lacks its field ${name}.`);
    return input;
  };

  function showOne(name: CardField, fault: string | undefined): void {
    const input = getInput(name);
    const text = fault && input.closest<HTMLElement>('[data-field]')?.getAttribute(`data-fault-${fault}`);
    const faultElement = form.querySelector<HTMLElement>(`#${name}-fault`);
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (!faultElement) return;
    faultElement.hidden = !text;
    faultElement.querySelector('span')?.replaceChildren(text ?? '');
  }

  function showBrand(): void {
    if (!names.includes('number')) return;
    const brand = findBrand(extractDigits(getInput('number').value));
    for (const mark of form.querySelectorAll('[data-mark]')) {
      mark.toggleAttribute('data-other', brand !== undefined && mark.getAttribute('data-mark') !== brand.name);
    }
    form.querySelector('[data-brand-name]')?.replaceChildren(brand?.name ?? '');
    form.querySelector('#cvc-hint')?.replaceChildren(form.getAttribute(`data-code-hint-${brand?.codeLength ?? 3}`) ?? '');
  }

  function format(name: CardField): void {
    const input = getInput(name);
    const formatted = formats[name]?.({ text: input.value, caret: input.selectionStart ?? input.value.length });
    if (!formatted || formatted.text === input.value) return;
    input.value = formatted.text;
    if (document.activeElement === input) input.setSelectionRange(formatted.caret, formatted.caret);
  }

  for (const name of names) {
    getInput(name).addEventListener('input', (event) => {
      // During composition with an input method, the text is not final.
      if (!(event instanceof InputEvent && event.isComposing)) format(name);
      if (name === 'number') showBrand();
    });
  }
  // A browser that returns to the page may restore the typed text.
  showBrand();

  const listen = (type: string, listener: (name: CardField) => void): void => {
    for (const name of names) getInput(name).addEventListener(type, () => listener(name));
  };
  const getValue = (name: CardField): string => (names.includes(name) ? getInput(name).value : '');
  return {
    names,
    entries: () => ({ number: getValue('number'), expiry: getValue('expiry'), cvc: getValue('cvc'), name: getValue('name') }),
    show: (faults) => {
      for (const name of names) showOne(name, faults[name]);
    },
    showOne,
    hasFault: (name) => getInput(name).hasAttribute('aria-invalid'),
    focus: (name) => getInput(name).focus(),
    fill: (entries) => {
      for (const name of names) {
        getInput(name).value ||= entries[name] ?? '';
        format(name);
      }
    },
    onLeave: (listener) => listen('blur', listener),
    onChange: (listener) => listen('input', listener),
  };
}
