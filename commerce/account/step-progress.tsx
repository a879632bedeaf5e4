import type { ReactElement } from 'react';
import type { ProgressModel } from './form-model.ts';
import { ProgressRoot } from './step-progress.styles.ts';

/** Which step of a sequence a page is. The bar repeats the text. */
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
