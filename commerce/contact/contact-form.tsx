import { useState, type FormEvent, type ReactElement } from 'react';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Fields, FormRoot } from '../account/account.styles.ts';
import { formField } from '../account/form-field.ts';
import { withRejection, withErrors, type FieldModel, type FormModel, type RejectedForm } from '../account/form-model.ts';
import { FormRejection } from '../account/form-rejection.tsx';
import { ContactFormField } from './contact-form-field.tsx';
import { contactFields, type ContactFormModel, type OpenedModel } from './contact-model.ts';
import { sendContactForm } from './send-contact-form.ts';

interface Props {
  readonly model: ContactFormModel;
  readonly messages: ContactMessages;
  readonly languageTag: string;
  /** Errors of a form that was sent without JavaScript. */
  readonly rejection?: RejectedForm;
  readonly onOpened: (opened: OpenedModel) => void;
}

/**
 * Form that opens a case. JavaScript sends it in the background, so that text and files stay if it fails; without JavaScript the browser
 * posts it to the page.
 */
export function ContactForm({ model, messages, languageTag, rejection: given, onOpened }: Props): ReactElement {
  const [rejection, setRejection] = useState(given);
  // A form that was sent without JavaScript keeps its values.
  const [original] = useState(() => withRejection(model.form, given));
  const [subject, setSubject] = useState(() => getFieldValue(original, contactFields.subject));
  const [text, setText] = useState(() => getFieldValue(original, contactFields.message));
  const [isSending, setSending] = useState(false);
  const isHydrated = useHydrated();

  const isShownField = ({ name }: FieldModel): boolean =>
    name !== contactFields.orderNumber || model.groups.length === 0 || !isHydrated || model.orderSubjects.includes(subject);
  const withProblems = withErrors(original, rejection);
  const form: FormModel = { ...withProblems, fields: withProblems.fields.filter(isShownField) };
  const getFieldId = (name: string): string => `${form.id}-${name}`;

  const send = async (data: FormData): Promise<void> => {
    const errors = findEmptyFields(form, data, model.requiredText);
    const count = Object.keys(errors).length;
    if (count > 0) return setRejection({ id: form.id, notice: messages.errorsTitle({ count }), errors, values: {} });
    setSending(true);
    try {
      const response = await sendContactForm(model.sendTo, data);
      if ('opened' in response) onOpened(response.opened);
      else setRejection(response.rejection);
    } catch (error) {
      console.warn(`[cairn] [contact] ${form.id}: no answer`, error);
      setRejection({ id: form.id, notice: model.noAnswer, errors: {}, values: {} });
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void send(new FormData(event.currentTarget));
  };

  return (
    <FormRoot method="post" encType="multipart/form-data" noValidate onSubmit={submit}>
      {rejection ? <FormRejection form={form} rejected={rejection} fieldId={getFieldId} /> : null}
      <input type="hidden" name={formField} value={form.id} />
      {Object.entries(form.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields>
        {form.fields.map((field) => (
          <div key={field.name} data-span={field.span}>
            <ContactFormField
              id={getFieldId(field.name)}
              field={field}
              model={model}
              messages={messages}
              languageTag={languageTag}
              subject={subject}
              text={text}
              onSubject={setSubject}
              onText={setText}
            />
          </div>
        ))}
      </Fields>
      {given ? (
        <noscript>
          <p>{messages.chooseAgain}</p>
        </noscript>
      ) : null}
      {form.botCheck?.noScript === undefined ? null : (
        <noscript>
          <p>{form.botCheck.noScript}</p>
        </noscript>
      )}
      <div data-part="next">
        <Button type="submit" size="large" pending={isSending}>
          {isSending ? messages.sending : form.submit}
        </Button>
      </div>
    </FormRoot>
  );
}

function getFieldValue({ fields }: FormModel, name: string): string {
  const value = fields.find((field) => field.name === name)?.value;
  return typeof value === 'string' ? value : '';
}

/** Reports empty required fields before files are sent; the service reports all other problems. */
function findEmptyFields({ fields }: FormModel, data: FormData, text: string): Record<string, string> {
  const isEmpty = (value: FormDataEntryValue | null): boolean => value === null || (typeof value === 'string' && value.trim() === '');
  const empty = fields.filter(({ name, required }) => required && isEmpty(data.get(name)));
  return Object.fromEntries(empty.map(({ name }) => [name, text]));
}
