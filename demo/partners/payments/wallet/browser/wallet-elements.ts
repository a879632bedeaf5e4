export interface Line {
  readonly label: string;
  readonly amountMinor: number;
}

/** The shop page's data about the cart. */
export interface WalletTotal {
  readonly amountMinor: number;
  readonly currency: string;
  readonly lines?: readonly Line[];
  readonly methods?: readonly (Line & { readonly code: string })[];
  /** The chosen delivery method; the first by default. */
  readonly method?: string;
  /** A displayable reason why the order cannot be paid. */
  readonly fault?: string;
}

export function formatAmount(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function createElement(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

export function createLine({ label, amountMinor }: Line, currency: string): HTMLElement {
  return createElement('div', createElement('dt', label), createElement('dd', formatAmount(amountMinor, currency)));
}

/** Renders the delivery methods of the cart as radio buttons; the focus stays on the chosen one. */
export function showMethods(fieldset: HTMLElement, { methods = [], method, currency }: WalletTotal): void {
  const hasFocus = fieldset.contains(document.activeElement);
  fieldset.hidden = methods.length === 0;
  for (const label of fieldset.querySelectorAll('label')) label.remove();
  for (const [index, { code, label, amountMinor }] of methods.entries()) {
    const input = createElement('input') as HTMLInputElement;
    Object.assign(input, { type: 'radio', name: 'method', value: code, checked: method === undefined ? index === 0 : code === method });
    const price = createElement('strong', formatAmount(amountMinor, currency));
    fieldset.append(createElement('label', input, createElement('span', label, ' ', price)));
    if (hasFocus && input.checked) input.focus();
  }
}
