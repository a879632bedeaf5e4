import { useState } from 'react';
import type { AddressField } from '#generated/openapi/shared.ts';

export interface InvalidFields {
  /** Invalid fields of the latest attempt. */
  readonly invalidFields: readonly AddressField[];
  readonly attempt: number;
  readonly show: (invalidFields: readonly AddressField[]) => void;
  /** Moves the focus to the error summary, if there is one. */
  readonly focus: () => void;
}

/** State of the error summary above a form. */
export function useInvalidFields(): InvalidFields {
  const [attempt, setAttempt] = useState(0);
  const [wrong, show] = useState<readonly AddressField[]>([]);
  return { invalidFields: wrong, attempt, show, focus: () => setAttempt((before) => before + 1) };
}
