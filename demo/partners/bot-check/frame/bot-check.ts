import { solve } from './work.ts';

const { action = '', shopOrigin = '' } = document.body.dataset;
const texts = document.querySelectorAll<HTMLElement>('[data-state]');

/** Posts to the shop only; a page of another origin that frames this one receives nothing. */
function post(type: string, data: Readonly<Record<string, unknown>> = {}): void {
  window.parent.postMessage({ type: `cairn:bot-check-${type}`, action, ...data }, shopOrigin);
}

function show(state: 'working' | 'done' | 'failed'): void {
  for (const text of texts) text.hidden = text.dataset.state !== state;
}

async function sendCall<Result>(call: string, body: object): Promise<Result> {
  const response = await fetch(`/bot-check/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`${call} responded with ${response.status}`);
  return (await response.json()) as Result;
}

async function meet(): Promise<void> {
  show('working');
  try {
    const { challenge, salt, difficulty } = await sendCall<{ challenge: string; salt: string; difficulty: number }>('challenges', {
      action,
    });
    const solution = await solve(salt, difficulty);
    const { token } = await sendCall<{ token: string }>('solutions', { challenge, solution });
    show('done');
    post('token', { token });
  } catch {
    show('failed');
    post('failed');
  }
}

document.querySelector('button')?.addEventListener('click', () => void meet());
void meet();
