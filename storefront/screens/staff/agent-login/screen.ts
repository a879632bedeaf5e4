import { agentForm, customerForm } from '../../../account/staff/agent-forms.ts';
import { defineStaffScreen } from '../../../account/staff/define-staff-screen.ts';

/** First the agent's own sign-in, then the customer whom they act for, who can be changed here. */
export const screen = defineStaffScreen({
  type: 'Agent',
  calls: [],
  show(context) {
    const { session, texts } = context;
    if (session.staff?.type !== 'Agent') return { title: texts.agentTitle, sections: [{ kind: 'form', form: agentForm(context) }] };
    const { name, customer } = session.staff.agent;
    return {
      title: texts.customerTitle,
      lead: customer ? texts.actingLead({ name, customer: customer.name }) : texts.customerLead({ name }),
      sections: [{ kind: 'form', form: customerForm(context) }],
    };
  },
});
