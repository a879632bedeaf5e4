import { useState } from 'react';
import type { AddressField } from '#generated/openapi/shared.ts';

export interface WrongFields {
  /** The fields that the last attempt found wrong. */
  readonly wrong: readonly AddressField[];
  readonly attempt: number;
  readonly show: (wrong: readonly AddressField[]) => void;
  /** Moves the focus to the summary of errors, if there is one. */
  readonly focus: () => void;
}

/** The errors that the summary above a form lists. */
export function useWrongFields(): WrongFields {
  const [attempt, setAttempt] = useState(0);
  const [wrong, show] = useState<readonly AddressField[]>([]);
  return { wrong, attempt, show, focus: () => setAttempt((before) => before + 1) };
}
