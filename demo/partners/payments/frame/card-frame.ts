import { createCardFields } from './card-fields.ts';
import type { CardFaults } from './card-rules.ts';
import { validateCard, validateCode } from './card-rules.ts';
import { createDetailsStore } from './kept-details.ts';

const { session: sessionId = '', purchase = '', shopOrigin = '' } = document.body.dataset;
const form = document.querySelector('form');

/** Sends messages to the shop's origin only; a page of another origin gets none. */
function post(type: string, data: Readonly<Record<string, unknown>> = {}): void {
  window.parent.postMessage({ type: `cairn:${type}`, sessionId, ...data }, shopOrigin);
}

function getPageHeight(): number {
  const main = document.querySelector('main');
  return main ? Math.ceil(main.getBoundingClientRect().height) : 0;
}

/** Passes on the shop's messages about this form. */
function listen(hear: (type: string) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== shopOrigin || source !== window.parent || typeof data !== 'object' || data === null) return;
    const message = data as { readonly type?: unknown; readonly sessionId?: unknown };
    if (message.sessionId === sessionId && typeof message.type === 'string') hear(message.type);
  });
}

async function requestToken(entries: Readonly<Record<string, string>>): Promise<{ readonly status: number; readonly body: TokenResponse }> {
  const response = await fetch('/payments/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: sessionId, ...entries }),
    signal: AbortSignal.timeout(15_000),
  });
  return { status: response.status, body: (await response.json()) as TokenResponse };
}

interface TokenResponse {
  readonly token?: string;
  readonly card?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly faults?: CardFaults };
}

function startForm(form: HTMLFormElement): { readonly submit: () => void; readonly restore: () => void } {
  const fields = createCardFields(form);
  const details = createDetailsStore(purchase, () => sessionStorage);
  const failed = form.querySelector<HTMLElement>('[data-failed]');
  const { storedBrand } = form.dataset;
  function validateFields(): CardFaults {
    const entries = fields.entries();
    if (storedBrand === undefined) return validateCard(entries, new Date());
    const cvc = validateCode(entries.cvc, storedBrand);
    return cvc ? { cvc } : {};
  }
  let busy = false;

  function rejectSubmit(faults: CardFaults): void {
    fields.show(faults);
    const wrong = fields.names.filter((name) => faults[name] !== undefined);
    const [first] = wrong;
    if (first) fields.focus(first);
    post('card-invalid', { fields: wrong });
  }

  async function submit(): Promise<void> {
    if (busy) return;
    if (failed) failed.hidden = true;
    const faults = validateFields();
    if (Object.keys(faults).length > 0) {
      rejectSubmit(faults);
      return;
    }
    fields.show({});
    busy = true;
    form.setAttribute('aria-busy', 'true');
    try {
      const { status, body } = await requestToken({ ...fields.entries() });
      if (status === 201) {
        details.store(fields.entries());
        post('card-token', { token: body.token, card: body.card });
      } else if (status === 400 && body.error?.faults) rejectSubmit(body.error.faults);
      else if (status === 401) post('card-failed', { reason: 'session' });
      else showFailure();
    } catch {
      showFailure();
    } finally {
      busy = false;
      form.removeAttribute('aria-busy');
    }
  }

  function showFailure(): void {
    if (failed) failed.hidden = false;
    post('card-failed', { reason: 'unreachable' });
  }

  // A field is validated when the shopper leaves it with a value, and on each input while it is invalid.
  fields.onLeave((name) => {
    if (fields.entries()[name].trim() !== '') fields.showOne(name, validateFields()[name]);
  });
  fields.onChange((name) => {
    if (fields.hasFault(name)) fields.showOne(name, validateFields()[name]);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    post('card-enter');
  });
  return { submit: () => void submit(), restore: () => fields.fill(details.read() ?? {}) };
}

const card = form ? startForm(form) : undefined;
const postReady = (): void => {
  if (card) post('card-ready', { height: getPageHeight() });
  else post('card-failed', { reason: 'session' });
};

listen((type) => {
  if (type === 'cairn:card-hello') postReady();
  if (type === 'cairn:submit-card') card?.submit();
  // After a declined payment; number and code stay empty.
  if (type === 'cairn:restore-card') card?.restore();
});
new ResizeObserver(() => post('card-resize', { height: getPageHeight() })).observe(document.querySelector('main') ?? document.body);
postReady();
