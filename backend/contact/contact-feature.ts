import type { Feature } from '../features/feature.ts';
import { createAgeRetention } from '../features/retention.ts';
import { createWorker } from '../jobs/job.ts';
import { casesData } from './cases/cases-data.ts';
import { handOverCases } from './cases/hand-over-cases.ts';
import type { ContactPorts } from './contact-ports.ts';
import { createContactUs } from './contact-us.ts';
import { createCreateWarrantyCase } from './create-warranty-case.ts';
import { deskJob } from './desk/desk-job.ts';
import { createHandOverCase } from './desk/hand-over-case.ts';
import { createGetContactSubjects } from './get-contact-subjects.ts';

/** Messages to customer service and warranty cases. */
export function contactFeature(ports: ContactPorts) {
  return {
    handlers: {
      contactUs: createContactUs(ports),
      createWarrantyCase: createCreateWarrantyCase(ports),
      getContactSubjects: createGetContactSubjects(ports),
    },
    jobs: [createWorker(deskJob, createHandOverCase(ports))],
    retention: [createAgeRetention({ kind: 'cases', table: 'cases', key: 'id', from: 'created_at' })],
    handover: handOverCases,
    userData: casesData,
  } satisfies Feature;
}
