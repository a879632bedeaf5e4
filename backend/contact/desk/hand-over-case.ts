import type { JobHandler } from '../../jobs/job.ts';
import type { ContactPorts } from '../contact-ports.ts';
import { createMailboxDesk } from './mailbox-desk.ts';

/** Hands a case over, once as far as this can be known. Skips a case that was deleted meanwhile. */
export function createHandOverCase(ports: ContactPorts): JobHandler<{ readonly caseId: string }> {
  const { db, clock, caseDesk = createMailboxDesk(ports) } = ports;
  return async ({ caseId }) => {
    const found = await db.selectFrom('cases').selectAll().where('id', '=', caseId).where('handed_over_at', 'is', null).executeTakeFirst();
    if (!found) return undefined;
    const attachments = await db.selectFrom('case_attachments').selectAll().where('case_id', '=', caseId).orderBy('position').execute();
    await caseDesk.acceptCase({
      number: found.number,
      brand: found.brand,
      siteId: found.site_id,
      locale: found.locale,
      email: found.email,
      openedAt: found.created_at,
      content: found.content,
      attachments: attachments.map(({ file_name, media_type, sha256, content }) => ({
        fileName: file_name,
        mediaType: media_type,
        sha256,
        content,
      })),
    });
    await db.updateTable('cases').set({ handed_over_at: clock.now() }).where('id', '=', caseId).execute();
    return undefined;
  };
}
