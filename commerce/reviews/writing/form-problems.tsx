import { useEffect, useRef, type ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import { FormErrors } from '../../form/form-errors.styles.ts';

export interface FormProblem {
  readonly fieldId: string;
  readonly label: string;
  readonly text: string;
}

interface Props {
  readonly title: string;
  readonly problems: readonly FormProblem[];
  /** Increases with each attempt to send, so that the list takes the focus each time. */
  readonly attempt: number;
}

/** Errors of a form with links to its fields. */
export function FormProblems({ title, problems, attempt }: Props): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (attempt === 0) return null;
  return (
    <FormErrors ref={box} tabIndex={-1}>
      <Notice kind="danger" title={title}>
        {problems.length > 0 ? (
          <ul>
            {problems.map(({ fieldId, label, text }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    // The hash of the URL identifies the dialog.
                    event.preventDefault();
                    document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)?.focus();
                  }}
                >
                  {`${label}: ${text}`}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </FormErrors>
  );
}
