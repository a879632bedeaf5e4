import type { ReactElement } from 'react';
import type { ProgressModel } from './form-model.ts';
import { ProgressRoot } from './step-progress.styles.ts';

/** Shows the current step of a sequence as text and as a progress bar. */
export function StepProgress({ progress: { label, step, steps } }: { readonly progress: ProgressModel }): ReactElement {
  return (
    <ProgressRoot>
      <p>{label}</p>
      <span aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} data-done={index < step ? '' : undefined} />
        ))}
      </span>
    </ProgressRoot>
  );
}
