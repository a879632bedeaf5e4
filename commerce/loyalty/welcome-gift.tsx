import type { ReactElement } from 'react';
import { CopyCode } from './copy-code.tsx';
import type { WelcomeModel } from './loyalty-model.ts';

/** What a new member gets: points, and a code for the first order. */
export function WelcomeGift({ gift: { notes, code } }: { readonly gift: WelcomeModel }): ReactElement {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {code ? <CopyCode code={code} /> : null}
    </>
  );
}
