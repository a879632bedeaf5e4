import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Meter } from '#ui/meter/meter.tsx';
import type { PointsModel } from './loyalty-model.ts';
import { Balance, Notes, Progress } from './loyalty.styles.ts';

/** The balance and the progress toward the next voucher. */
export function PointsBalance({ points: { balance, unit, progress, notes, link } }: { readonly points: PointsModel }): ReactElement {
  return (
    <>
      <Balance>
        <strong>{balance}</strong> {unit}
      </Balance>
      {progress ? (
        <Progress>
          <p>{progress.text}</p>
          <Meter label={progress.label} value={progress.value} max={progress.max} />
        </Progress>
      ) : null}
      <Notes>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Notes>
      <p>
        <ButtonLink href={link.href} variant="accent">
          {link.label}
        </ButtonLink>
      </p>
    </>
  );
}
