import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Fields, FormRoot } from './account.styles.ts';
import { AccountField } from './account-field.tsx';
import { validateRepeats } from './differing-repeat.ts';
import { formField } from './form-field.ts';
import { FormRejection } from './form-rejection.tsx';
import { withRejection, withErrors, type FormModel, type RejectedForm } from './form-model.ts';
import { sendExclusively } from './send-alone.ts';
import { usePageForm } from './use-page-form.ts';

/** Sends a form in the background; resolves once the response is applied. */
export type SendForm = (form: FormModel, data: FormData) => Promise<void>;

interface Props {
  readonly form: FormModel;
  readonly rejection?: RejectedForm;
  readonly onSend?: SendForm;
  /** Prefix of the field ids. */
  readonly scope?: string;
  /** Id of the element that the button acts on, where several forms have the same button label. */
  readonly describedBy?: string;
}

/** Native form of the account area. In a dialog, or if a bot check may be required, JavaScript sends it; otherwise the browser does. */
export function AccountForm(props: Props): ReactElement {
  const { form: given, scope = '', describedBy } = props;
  const page = usePageForm(given, props.rejection);
  const { rejection } = page;
  const onSend = props.onSend ?? page.send;
  const [unlike, setUnlike] = useState<RejectedForm>();
  const form = withErrors(withRejection(given, rejection), unlike);
  const rejected = unlike ?? (rejection?.id === given.id ? rejection : undefined);
  const { id, title, lead, action, hidden = {}, fields, submit, looks = 'primary', links = [] } = form;
  const [isSending, setSending] = useState(false);
  const getFieldId = (name: string): string => `${scope}${id}-${name}`;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    if (isSending) {
      event.preventDefault();
      return;
    }
    const differing = validateRepeats(form, new FormData(event.currentTarget));
    setUnlike(differing);
    if (differing) {
      event.preventDefault();
      return;
    }
    if (!form.isDownload) setSending(true);
    if (onSend) {
      event.preventDefault();
      void onSend(form, new FormData(event.currentTarget)).finally(() => setSending(false));
    } else if (form.changesSession) sendExclusively(event);
  };
  // A page restored from the back/forward cache has no pending request.
  useEffect(() => {
    const enable = ({ persisted }: PageTransitionEvent): void => void (persisted && setSending(false));
    addEventListener('pageshow', enable);
    return () => removeEventListener('pageshow', enable);
  }, []);
  return (
    <FormRoot method="post" action={action} noValidate onSubmit={send} aria-labelledby={title ? getFieldId('title') : undefined}>
      {title ? (
        <Heading level={2} look="h4" id={getFieldId('title')}>
          {title}
        </Heading>
      ) : null}
      {lead ? <p>{lead}</p> : null}
      {rejected ? <FormRejection form={form} rejected={rejected} fieldId={getFieldId} /> : null}
      <input type="hidden" name={formField} value={id} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.length > 0 ? (
        <Fields>
          {fields.map((field) => (
            <div key={field.name} data-span={field.span} data-follow-up={field.isFollowUp}>
              <AccountField id={getFieldId(field.name)} field={field} />
            </div>
          ))}
        </Fields>
      ) : null}
      {form.botCheck?.noScript === undefined ? null : (
        <noscript>
          <p>{form.botCheck.noScript}</p>
        </noscript>
      )}
      <div data-part="next">
        <Button
          type="submit"
          variant={looks}
          size={looks === 'primary' ? 'large' : 'medium'}
          pending={isSending}
          aria-describedby={describedBy}
        >
          {submit}
        </Button>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
    </FormRoot>
  );
}
