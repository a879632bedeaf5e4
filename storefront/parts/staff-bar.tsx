import type { ReactElement } from 'react';
import type { StaffMessages } from '#generated/messages/staff/messages.ts';
import type { Agent, Associate, StaffMember } from '../request/staff/staff-member.ts';
import type { Site } from '../site/site.ts';
import { getStaffSignInPath, getStaffStepPath, type StaffStep } from '../site/staff-paths.ts';
import { Strip } from './strip.styles.ts';

interface Props {
  readonly site: Site;
  readonly messages: StaffMessages;
  readonly staff: StaffMember;
}

/** Shows the employee of a staff session above every page. Its forms work without JavaScript. */
export function StaffBar({ staff, ...rest }: Props): ReactElement {
  return (
    <Strip aria-label={rest.messages.barLabel} data-staff={staff.type} data-tone="inverse">
      {staff.type === 'Associate' ? <AssociateInfo {...rest} staff={staff} /> : <AgentInfo {...rest} staff={staff} />}
    </Strip>
  );
}

function AssociateInfo({ site, messages, staff: { inStoreSalesInfo } }: Props & { readonly staff: Associate }): ReactElement {
  const { storeId, storeName = storeId, storeEmployeeId, storeEmployeeName = storeEmployeeId } = inStoreSalesInfo;
  return (
    <>
      <p>
        <strong>{storeName}</strong>
        <span>{storeEmployeeName}</span>
      </p>
      <div data-part="steps">
        <Step site={site} step="next-customer" label={messages.nextCustomer} />
        <Step site={site} step="end-session" label={messages.endSession} />
      </div>
    </>
  );
}

function AgentInfo({ site, messages, staff: { agent } }: Props & { readonly staff: Agent }): ReactElement {
  const { name, customer } = agent;
  return (
    <>
      <p>
        <strong>{customer ? messages.actingFor({ name: customer.name }) : messages.actingForNobody}</strong>
        <span>{name}</span>
      </p>
      <div data-part="steps">
        <a href={getStaffSignInPath(site, 'Agent')}>{customer ? messages.changeCustomer : messages.chooseCustomer}</a>
        {customer ? <Step site={site} step="stop-acting" label={messages.stopActing} /> : null}
        <Step site={site} step="end-session" label={messages.endSession} />
      </div>
    </>
  );
}

interface StepProps {
  readonly site: Site;
  readonly step: StaffStep;
  readonly label: string;
}

function Step({ site, step, label }: StepProps): ReactElement {
  return (
    <form method="post" action={getStaffStepPath(site, step)}>
      <button type="submit">{label}</button>
    </form>
  );
}
