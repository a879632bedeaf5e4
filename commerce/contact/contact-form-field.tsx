import type { ReactElement } from 'react';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { AccountField } from '../account/account-field.tsx';
import type { FieldModel } from '../account/form-model.ts';
import { AttachmentField } from './attachment-field.tsx';
import { contactFields, type ContactFormModel } from './contact-model.ts';
import { MessageField } from './message-field.tsx';

export interface ContactFormFieldProps {
  readonly id: string;
  readonly field: FieldModel;
  readonly model: ContactFormModel;
  readonly messages: ContactMessages;
  readonly languageTag: string;
  readonly subject: string;
  readonly text: string;
  readonly onSubject: (subject: string) => void;
  readonly onText: (text: string) => void;
}

/** A field of a contact form: specific controls for subject, message, day and attachments, the generic one for the others. */
export function ContactFormField(props: ContactFormFieldProps): ReactElement {
  const { id, field, model, messages, languageTag, subject, text, onSubject, onText } = props;
  const { name, label, note, error, required, hints = [], value } = field;
  const common = { id, name, label, note, error, required };
  switch (name) {
    case contactFields.subject:
      return (
        <Select
          {...common}
          groups={model.groups}
          placeholder={messages.chooseSubject}
          value={subject}
          onChange={({ target }) => onSubject(target.value)}
        />
      );
    case contactFields.message:
      return <MessageField {...common} value={text} maxLength={field.maxLength ?? Infinity} messages={messages} onChange={onText} />;
    case contactFields.purchasedOn:
      return <TextField {...common} type="date" {...model.days} hint={hints[0]} defaultValue={typeof value === 'string' ? value : ''} />;
    case contactFields.attachments:
      return (
        <AttachmentField
          id={id}
          label={label}
          note={note}
          hint={model.attachmentsHint}
          error={error}
          messages={messages}
          languageTag={languageTag}
        />
      );
    default:
      return <AccountField id={id} field={field} />;
  }
}
