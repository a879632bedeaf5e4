import type { FormEvent, ReactElement, ReactNode } from 'react';

/** Executes a form without leaving the page. */
export type SubmitFavoriteForm = (form: HTMLFormElement) => void;

export interface FavoriteFormProps {
  /** The page's own URL, to which the form posts without JavaScript. */
  readonly action: string;
  /** Hidden fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly onSubmit: SubmitFavoriteForm;
  readonly children: ReactNode;
}

/** A form of the favorites page (apply-favorite-form.ts). */
export function FavoriteForm({ action, fields, onSubmit, children }: FavoriteFormProps): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
