const { authentication: authenticationId = '', shopOrigin = '', secondsLeft } = document.body.dataset;

/** Posts to the shop's page only; a page of any other origin that frames this one receives nothing. */
function post(type: string, data: Readonly<Record<string, unknown>> = {}): void {
  if (window.parent !== window) window.parent.postMessage({ type: `cairn:${type}`, authenticationId, ...data }, shopOrigin);
}

function countDown(seconds: number): void {
  const endsAt = Date.now() + seconds * 1000;
  const shown = document.querySelector('[data-time-left]');
  const status = document.querySelector<HTMLElement>('[data-last-minute]');
  const tick = (): void => {
    const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
    shown?.replaceChildren(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
    if (left <= 60 && seconds > 60 && status?.textContent === '') status.textContent = status.dataset['lastMinute'] ?? '';
    if (left === 0) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
}

// After a wrong code.
document.querySelector<HTMLElement>('[aria-invalid]')?.focus();
const main = document.querySelector('main');
post('challenge-ready', { height: Math.ceil(main?.getBoundingClientRect().height ?? 0) });
if (secondsLeft === undefined) post('challenge-done');
else countDown(Number(secondsLeft));
