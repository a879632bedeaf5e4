import type { ReactElement } from 'react';
import { QuestionForm } from '#commerce/reviews/questions/question-form.tsx';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { openDialog } from '../../host/open-dialog.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { QuestionData, QuestionParams } from './ask-data.ts';

type Props = DialogProps<QuestionParams, { readonly questions: QuestionsMessages }, QuestionData>;

export default function QuestionView({ params, critical: { name }, messages: { questions: messages }, frame }: Props): ReactElement {
  const { productId, question } = params;
  const isSignedIn = useStorefrontHost().session().loggedIn;
  return (
    <Sheet {...frame} title={messages.ask}>
      <QuestionForm
        key={productId}
        product={{ id: productId, name }}
        question={question}
        isSignedIn={isSignedIn}
        messages={messages}
        onSent={(hasMail) => openDialog('ask-question-success', { hasMail })}
      />
    </Sheet>
  );
}
