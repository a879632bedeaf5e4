import type { ReactElement } from 'react';
import { CopyCode } from './copy-code.tsx';
import type { WelcomeModel } from './loyalty-model.ts';
import { Notes } from './loyalty.styles.ts';

/** Gift for a new member: points and a code for the first order. */
export function WelcomeGift({ gift: { notes, code } }: { readonly gift: WelcomeModel }): ReactElement {
  return (
    <>
      <Notes>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Notes>
      {code ? <CopyCode code={code} /> : null}
    </>
  );
}
