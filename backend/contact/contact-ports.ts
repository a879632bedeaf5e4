import type { Kysely } from 'kysely';
import type { BotChecks } from '../authentication/bot-check/bot-check.ts';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { MailRates } from '../mail/queue-mail.ts';
import type { Clock, Ids } from '../ports.ts';
import type { CleanPictures } from './attachments/clean-pictures.ts';
import type { ContactRulesOf } from './contact-rules.ts';
import type { CaseDesk } from './desk/case-desk.ts';

export interface ContactPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly botChecks: BotChecks;
  readonly mailRates: MailRates | undefined;
  readonly contactRules: ContactRulesOf;
  readonly cleanPictures: CleanPictures;
  /** If absent, cases are mailed to customer service. */
  readonly caseDesk?: CaseDesk | undefined;
}
