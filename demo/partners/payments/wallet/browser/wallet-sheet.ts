import { listen, post, requestToken } from './shop-channel.ts';
import type { WalletTotal } from './wallet-elements.ts';
import { createLine, formatAmount, showMethods } from './wallet-elements.ts';

interface Sheet {
  /** Sends the chosen address, unless the shop's page has responded to one already. */
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
  readonly showTotal: (total: WalletTotal) => void;
}

function startSheet(form: HTMLFormElement): Sheet {
  const getElement = (selector: string): HTMLElement => {
    const element = form.querySelector<HTMLElement>(selector);
    if (!element) throw new TypeError(`The sheet lacks ${selector}.`);
    return element;
  };
  const [status, fault, submit] = [getElement('.status'), getElement('.fault'), getElement('[type=submit]')];
  const addresses = [...form.querySelectorAll<HTMLInputElement>('[name=address]')].map(
    ({ dataset }) => JSON.parse(dataset['value'] ?? '') as object,
  );
  const contact = JSON.parse(form.dataset['contact'] ?? '') as object;
  const chosen = (name: string): string => form.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? '';
  const createChoice = (): Readonly<Record<string, unknown>> => ({ address: addresses[Number(chosen('address'))], contact });
  let canPay = false;
  let hasBegun = false;
  let hasTotal = false;
  /** A token is requested: if the payment fails, the shopper can choose another card. */
  let isPaying = false;

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
    hasBegun = true;
    wait();
    post('wallet-address', createChoice());
  }
  function showTotal(total: WalletTotal): void {
    const { amountMinor, currency, lines = [] } = total;
    showMethods(getElement('[data-methods]'), total);
    getElement('[data-lines]').replaceChildren(...lines.map((line) => createLine(line, currency)));
    getElement('[data-total]').textContent = formatAmount(amountMinor, currency);
    status.textContent = '';
    fault.textContent = total.fault ?? '';
    setPayable(total.fault === undefined || isPaying);
    hasTotal = true;
    isPaying = false;
  }
  async function pay(): Promise<void> {
    if (!canPay) return;
    wait();
    const created = await requestToken(chosen('card'));
    status.textContent = '';
    isPaying = created !== undefined;
    if (created) post('wallet-token', { token: created.token, card: created.card, ...createChoice(), billingAddress: addresses[0] });
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
  return {
    begin: () => {
      if (!hasTotal) sendAddress();
    },
    hasBegun: () => hasBegun,
    showTotal,
  };
}

const form = document.querySelector('form');
const sheet = form ? startSheet(form) : undefined;
const cancel = (): void => post('wallet-cancel');
document.querySelector('[data-cancel]')?.addEventListener('click', cancel);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') cancel();
});

const main = document.querySelector('main') ?? document.body;
const postReady = (): void => post('wallet-ready', { height: Math.ceil(main.getBoundingClientRect().height) });
listen((message) => {
  if (message.type === 'cairn:wallet-hello') {
    postReady();
    sheet?.begin();
  }
  if (message.type === 'cairn:wallet-total') sheet?.showTotal(message as unknown as WalletTotal);
});
new ResizeObserver(postReady).observe(main);
postReady();
// The shop's page need not send the first message when it listens from the start.
setTimeout(() => {
  if (sheet?.hasBegun() === false) sheet.begin();
}, 1000);
