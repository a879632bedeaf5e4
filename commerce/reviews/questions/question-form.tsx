import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { askQuestion } from '#generated/calls/ask-question.ts';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import { questionInputLimits } from '#generated/openapi/limits.ts';
import type { QuestionInput } from '#generated/openapi/reviews.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ServiceError } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { updateCachedActivity } from '../activity/change-activity.ts';
import { markActivity } from '../activity/activity-mark.ts';
import { CountedField, getLengthText } from '../writing/counted-field.tsx';
import { FormProblems } from '../writing/form-problems.tsx';
import { useDraft } from '../writing/use-draft.ts';
import { WritingRoot } from '../writing/writing.styles.ts';
import { validateQuestion, questionFields, toQuestionInput, type QuestionField } from './question-draft.ts';

export interface QuestionFormProps {
  readonly product: { readonly id: string; readonly name: string };
  /** The text of the search field. */
  readonly question: string;
  readonly isSignedIn: boolean;
  readonly messages: QuestionsMessages;
  /** @param hasMail whether the asker gets a mail with the answer */
  readonly onSent: (hasMail: boolean) => void;
}

type Texts = Readonly<Partial<Record<QuestionField, string>>>;

const getFieldId = (field: QuestionField): string => `ask-question-${field}`;

/** Form to ask a question about a product. The draft survives a reload and an error. */
export function QuestionForm({ product, question, isSignedIn, messages, onSent }: QuestionFormProps): ReactElement {
  const { calls, client, errorMessages } = useCommerce();
  const { values, set, deleteDraft } = useDraft('question', product.id, { text: '', nickname: '', email: '' });
  // A question from the search replaces an older draft.
  const [searched, setSearched] = useState('');
  if (question !== searched) {
    setSearched(question);
    if (question !== '') set('text', question);
  }
  const [rejection, setRejection] = useState<{ readonly attempt: number; readonly title: string; readonly texts: Texts }>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: QuestionInput) => askQuestion(calls, { productId: product.id, body }),
    onSuccess(own) {
      markActivity();
      updateCachedActivity(client, (activity) => ({ ...activity, questions: [own, ...activity.questions] }), product.id);
      invalidateQueries(client, askQuestion);
    },
  });
  const labels: Readonly<Record<QuestionField, string>> = { text: messages.text, nickname: messages.nickname, email: messages.email };
  const reject = (title: string, texts: Texts): void => setRejection((last) => ({ attempt: (last?.attempt ?? 0) + 1, title, texts }));
  const change = (field: QuestionField) => (value: string) => {
    set(field, value);
    setRejection((last) => last && { ...last, texts: { ...last.texts, [field]: undefined } });
  };
  const send = async (): Promise<void> => {
    const faults = Object.entries(validateQuestion(values)).map(([field, fault]) => [
      field,
      fault.kind === 'email' ? messages.emailInvalid : getLengthText(fault, messages),
    ]);
    if (faults.length > 0) return reject(messages.invalid, Object.fromEntries(faults) as Texts);
    try {
      await mutateAsync(toQuestionInput(values));
      deleteDraft();
      onSent(isSignedIn || values.email.trim() !== '');
    } catch (error) {
      const field = error instanceof ServiceError ? questionFields.find((one) => one === error.additionalInfo.field) : undefined;
      const text = getErrorText(error, { ...errorMessages, unknown: messages.sendFailed });
      reject(field ? messages.invalid : text, field ? { [field]: text } : {});
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send();
  };
  const problems = questionFields.flatMap((field) => {
    const text = rejection?.texts[field];
    return text === undefined ? [] : [{ fieldId: getFieldId(field), label: labels[field], text }];
  });
  return (
    <WritingRoot noValidate onSubmit={submit}>
      <p>{messages.askAbout({ name: product.name })}</p>
      <FormProblems title={rejection?.title ?? ''} problems={problems} attempt={rejection?.attempt ?? 0} />
      <CountedField
        id={getFieldId('text')}
        label={labels.text}
        hint={messages.textHint}
        value={values.text}
        limits={questionInputLimits.text}
        messages={messages}
        error={rejection?.texts.text}
        isLong
        required
        onChange={change('text')}
      />
      <CountedField
        id={getFieldId('nickname')}
        label={labels.nickname}
        hint={messages.nicknameHint}
        value={values.nickname}
        limits={questionInputLimits.nickname}
        messages={messages}
        error={rejection?.texts.nickname}
        required
        autoComplete="nickname"
        onChange={change('nickname')}
      />
      {isSignedIn ? (
        <p data-part="rules">{messages.thanksMail}</p>
      ) : (
        <TextField
          id={getFieldId('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          label={labels.email}
          note={messages.optional}
          hint={messages.emailHint}
          value={values.email}
          error={rejection?.texts.email}
          onChange={({ target }) => change('email')(target.value)}
        />
      )}
      <Button type="submit" size="large" pending={isPending}>
        {isPending ? messages.sending : messages.send}
      </Button>
    </WritingRoot>
  );
}
