import { createAgentForm, createCustomerForm } from '../../../account/staff/agent-forms.ts';
import { defineStaffScreen } from '../../../account/staff/define-staff-screen.ts';

/** The agent's sign-in, then the selection of the customer to act for. */
export const screen = defineStaffScreen({
  type: 'Agent',
  calls: [],
  show(context) {
    const { session, texts } = context;
    if (session.staff?.type !== 'Agent') return { title: texts.agentTitle, sections: [{ kind: 'form', form: createAgentForm(context) }] };
    const { name, customer } = session.staff.agent;
    return {
      title: texts.customerTitle,
      lead: customer ? texts.actingLead({ name, customer: customer.name }) : texts.customerLead({ name }),
      sections: [{ kind: 'form', form: createCustomerForm(context) }],
    };
  },
});
