import { resendGiftCardEmail } from '#generated/calls/resend-gift-card-email.ts';
import { giftCardMailRequestLimits } from '#generated/openapi/limits.ts';
import type { OrderItem } from '#generated/openapi/shared.ts';
import { email } from '#validation/rules/email.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import type { FormDefinition, SectionDefinition } from '../form-definition.ts';
import type { OrderContext } from './order-context.ts';

/** A form per gift card item that was mailed already. */
export function createGiftCardSections(context: OrderContext): readonly SectionDefinition[] {
  return context.order.items.filter(isMailed).map((item) => ({ kind: 'form', form: createResendForm(item, context) }));
}

const isMailed = ({ isDigitalProduct, units }: OrderItem): boolean => isDigitalProduct && (units?.delivered ?? 0) > 0;

function createResendForm(item: OrderItem, { order, texts, place, proof, request, session }: OrderContext): FormDefinition {
  const known = item.giftOption?.email ?? order.contact?.recipientContactEmail ?? order.email;
  return {
    id: `resend-${item.id}`,
    title: texts.giftCardMail({ name: item.name }),
    lead: texts.giftCardLead,
    fields: [
      {
        name: 'recipient',
        kind: 'email',
        label: texts.recipient,
        autoComplete: 'off',
        required: true,
        maxLength: giftCardMailRequestLimits.recipient.maxLength,
        rules: [email],
        value: known,
      },
    ],
    submit: texts.resend,
    looks: 'outline',
    async send(values) {
      const recipient = values.text('recipient');
      const { orderNumber } = order;
      await resendGiftCardEmail(session.calls, {
        body: { orderNumber, ...proof, itemId: item.id, ...(recipient === known ? {} : { recipient }) },
      });
      return getOrderPath(request.site, place, '', { done: 'mailed' });
    },
  };
}
