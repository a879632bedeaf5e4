import { validateFile } from '#commerce/contact/attachments.ts';
import { attachmentLimits, contactFields } from '#commerce/contact/contact-model.ts';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import type { Attachment } from '#generated/openapi/contact.ts';

export interface ReadAttachments {
  readonly attachments: readonly Attachment[];
  /** Error of the first invalid file. */
  readonly error?: string;
}

/** Reads the files of a form in the format of the call. A file field without a file sends an empty one. */
export async function readAttachments(data: FormData, messages: ContactMessages): Promise<ReadAttachments> {
  const sent = data.getAll(contactFields.attachments).filter((value) => typeof value !== 'string');
  const files = sent.filter(({ name, size }) => name !== '' || size > 0);
  if (files.length > attachmentLimits.files) return { attachments: [], error: messages.tooManyFiles };
  const error = files.map((file) => validateFile(file, messages)).find((problem) => problem !== undefined);
  if (error !== undefined) return { attachments: [], error };
  return { attachments: await Promise.all(files.map(toAttachment)) };
}

async function toAttachment(file: File): Promise<Attachment> {
  return {
    // Maximum length of the contract.
    fileName: file.name.slice(-120).toWellFormed(),
    mediaType: file.type as Attachment['mediaType'],
    content: Buffer.from(await file.arrayBuffer()).toString('base64'),
  };
}
