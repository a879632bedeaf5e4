import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { ChallengeModel } from './bot-check-model.ts';
import { ChallengeFrame } from './challenge-dialog.styles.ts';

export type Challenge = Pick<ChallengeModel, 'challengeUrl' | 'locale' | 'title' | 'close'>;

interface Props {
  readonly challenge: Challenge;
  /** Called once the dialog has closed, with the token; undefined if the challenge was not solved. */
  readonly onEnd: (token: string | undefined) => void;
}

/** Milliseconds until the dialog closes without a token. */
const TIME_OUT = 60_000;

/** The partner's challenge in a frame. The shopper has nothing to do; the dialog closes by itself. */
export function ChallengeDialog({ challenge: { challengeUrl, locale, title, close }, onEnd }: Props): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [result, setResult] = useState<{ readonly token?: string }>();
  const url = new URL(challengeUrl);
  const { origin } = url;
  url.searchParams.set('origin', location.origin);
  url.searchParams.set('locale', locale);
  const isOpen = result === undefined;

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const token = readToken(event.data);
      if (token !== undefined) setResult({ token });
    };
    const timer = setTimeout(() => setResult({}), TIME_OUT);
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    };
  }, [origin]);

  // Effects of children run first: the sheet has already closed its dialog, which returns the focus.
  useEffect(() => {
    if (result) onEnd(result.token);
  }, [result, onEnd]);

  return (
    <Sheet isOpen={isOpen} onOpenChange={(toOpen) => toOpen || setResult({})} title={title} closeLabel={close} placement="center">
      <ChallengeFrame
        ref={frame}
        src={url.href}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which its requests and its messages need
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="origin"
      />
    </Sheet>
  );
}

function readToken(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, token } = data as Readonly<Record<string, unknown>>;
  return type === 'cairn:bot-check-token' && typeof token === 'string' ? token : undefined;
}
