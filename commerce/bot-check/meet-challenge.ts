export interface ChallengeOptions {
  /** e.g. "fr-ca". */
  readonly locale: string;
  /** What the frame is called. */
  readonly title: string;
}

/** Milliseconds until a challenge is given up that nobody meets. */
const PATIENCE = 60_000;

const FRAME = { border: '0', inlineSize: 'min(24rem, 80vw)', blockSize: '7rem', display: 'block' } as const;

/**
 * Has the browser meet a challenge, in a frame of whoever sets it. There is nothing to solve: it takes a moment, in a dialog that goes by
 * itself. @returns the token for having met it; undefined where it was not met, or left.
 */
export function meetChallenge(challengeUrl: string, { locale, title }: ChallengeOptions): Promise<string | undefined> {
  const url = new URL(challengeUrl);
  url.searchParams.set('origin', location.origin);
  url.searchParams.set('locale', locale);
  const frame = document.createElement('iframe');
  frame.title = title;
  // Of another origin, which its calls and its messages need.
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  frame.referrerPolicy = 'origin';
  frame.src = url.href;
  Object.assign(frame.style, FRAME);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  dialog.append(frame);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const end = (token?: string): void => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      dialog.close();
      dialog.remove();
      resolve(token);
    };
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== url.origin || source !== frame.contentWindow) return;
      const token = tokenIn(data);
      if (token !== undefined) end(token);
    };
    const timer = setTimeout(end, PATIENCE);
    addEventListener('message', hear);
    dialog.addEventListener('cancel', () => end());
    dialog.showModal();
  });
}

function tokenIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, token } = data as Readonly<Record<string, unknown>>;
  return type === 'cairn:bot-check-token' && typeof token === 'string' ? token : undefined;
}
