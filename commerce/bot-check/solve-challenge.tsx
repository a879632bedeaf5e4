import { createRoot } from 'react-dom/client';
import { ChallengeDialog, type Challenge } from './challenge-dialog.tsx';

/**
 * Shows a challenge in a dialog above the page, which may itself be a dialog.
 * @returns the token; undefined if the shopper closes the dialog or the challenge takes longer than a minute
 */
export function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const remove = async (): Promise<void> => {
    const animations = container.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
    root.unmount();
    container.remove();
  };
  return new Promise((resolve) => {
    root.render(
      <ChallengeDialog
        challenge={challenge}
        onEnd={(token) => {
          resolve(token);
          void remove();
        }}
      />,
    );
  });
}
