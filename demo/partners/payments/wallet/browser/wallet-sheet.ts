import { listen, post, requestToken } from './shop-channel.ts';

interface Line {
  readonly label: string;
  readonly amountMinor: number;
}

/** What the shop's page says of the cart. */
interface WalletTotal {
  readonly amountMinor: number;
  readonly currency: string;
  readonly lines?: readonly Line[];
  readonly methods?: readonly (Line & { readonly code: string })[];
  /** The chosen delivery method; the first by default. */
  readonly method?: string;
  /** Why the order cannot be paid as it is, ready to show. */
  readonly fault?: string;
}

function formatAmount(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function createElement(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

function startSheet(form: HTMLFormElement): { readonly sendAddress: () => void; readonly showTotal: (total: WalletTotal) => void } {
  const part = (selector: string): HTMLElement => {
    const element = form.querySelector<HTMLElement>(selector);
    if (!element) throw new TypeError(`The sheet lacks ${selector}.`);
    return element;
  };
  const [status, fault, submit] = [part('.status'), part('.fault'), part('[type=submit]')];
  const addresses = [...form.querySelectorAll<HTMLInputElement>('[name=address]')].map(
    ({ dataset }) => JSON.parse(dataset['value'] ?? '') as object,
  );
  const contact = JSON.parse(form.dataset['contact'] ?? '') as object;
  const chosen = (name: string): string => form.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? '';
  const choice = (): Readonly<Record<string, unknown>> => ({ address: addresses[Number(chosen('address'))], contact });
  let canPay = false;

  function setPayable(payable: boolean): void {
    canPay = payable;
    submit.setAttribute('aria-disabled', String(!payable));
  }
  function wait(): void {
    setPayable(false);
    fault.textContent = '';
    status.textContent = form.dataset['updating'] ?? '';
  }
  function sendAddress(): void {
    wait();
    post('wallet-address', choice());
  }
  function showMethods({ methods = [], method, currency }: WalletTotal): void {
    const fieldset = part('[data-methods]');
    fieldset.hidden = methods.length === 0;
    const focused = document.activeElement instanceof HTMLInputElement && fieldset.contains(document.activeElement);
    for (const label of fieldset.querySelectorAll('label')) label.remove();
    for (const [index, { code, label, amountMinor }] of methods.entries()) {
      const input = createElement('input') as HTMLInputElement;
      Object.assign(input, { type: 'radio', name: 'method', value: code, checked: method === undefined ? index === 0 : code === method });
      fieldset.append(
        createElement('label', input, createElement('span', label, ' ', createElement('strong', formatAmount(amountMinor, currency)))),
      );
      if (focused && input.checked) input.focus();
    }
  }
  function showTotal(total: WalletTotal): void {
    const { amountMinor, currency, lines = [] } = total;
    showMethods(total);
    const rows = lines.map((line) =>
      createElement('div', createElement('dt', line.label), createElement('dd', formatAmount(line.amountMinor, currency))),
    );
    part('[data-lines]').replaceChildren(...rows);
    part('[data-total]').textContent = formatAmount(amountMinor, currency);
    status.textContent = '';
    fault.textContent = total.fault ?? '';
    setPayable(total.fault === undefined);
  }
  async function pay(): Promise<void> {
    if (!canPay) return;
    wait();
    const made = await requestToken(chosen('card'));
    status.textContent = '';
    if (made) post('wallet-token', { token: made.token, card: made.card, ...choice(), billingAddress: addresses[0] });
    else {
      fault.textContent = form.dataset['failed'] ?? '';
      setPayable(true);
    }
  }

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'address') sendAddress();
    if (target.name === 'method') {
      wait();
      post('wallet-method', { code: target.value });
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void pay();
  });
  return { sendAddress, showTotal };
}

const form = document.querySelector('form');
const sheet = form ? startSheet(form) : undefined;
const cancel = (): void => post('wallet-cancel');
document.querySelector('[data-cancel]')?.addEventListener('click', cancel);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') cancel();
});

const postReady = (): void => {
  post('wallet-ready', { height: Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0) });
  sheet?.sendAddress();
};
listen((message) => {
  if (message.type === 'cairn:wallet-hello') postReady();
  if (message.type === 'cairn:wallet-total') sheet?.showTotal(message as unknown as WalletTotal);
});
postReady();
