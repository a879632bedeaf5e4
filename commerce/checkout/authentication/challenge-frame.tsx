import type { ReactElement } from 'react';
import type { PaymentChallenge } from '#generated/openapi/shared.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { ChallengeState } from './use-challenge.ts';

interface Props {
  readonly challenge: PaymentChallenge;
  readonly state: ChallengeState;
  readonly title: string;
}

/** The issuer's page in a frame of the size that was requested for it. */
export function ChallengeFrame({ challenge: { frameUrl, windowSize }, state: { frame, frameState }, title }: Props): ReactElement {
  return (
    <>
      <iframe
        ref={frame}
        src={frameUrl}
        title={title}
        data-size={windowSize}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which its own requests and its messages need
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
      />
      {frameState === 'ready' ? null : (
        <div data-part="waiting" aria-hidden="true">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      )}
    </>
  );
}
