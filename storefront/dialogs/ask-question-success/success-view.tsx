import type { ReactElement } from 'react';
import { Thanks } from '#commerce/reviews/writing/thanks.tsx';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { DialogProps } from '../define-dialog.ts';
import type { SuccessParams } from './success-params.ts';

type Props = DialogProps<SuccessParams, { readonly questions: QuestionsMessages }>;

export default function SuccessView({ params: { hasMail }, messages: { questions: messages }, frame }: Props): ReactElement {
  return (
    <Sheet {...frame} title={messages.thanks}>
      <Thanks
        text={hasMail ? `${messages.thanksText} ${messages.thanksMail}` : messages.thanksText}
        doneLabel={messages.done}
        onDone={() => frame.onOpenChange(false)}
      />
    </Sheet>
  );
}
