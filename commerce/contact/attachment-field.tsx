import { useRef, useState, type ReactElement } from 'react';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { getDescribedBy, Field } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { validateFile, formatFileSize } from './attachments.ts';
import { attachmentLimits, attachmentTypes, contactFields } from './contact-model.ts';
import { FileInput, FileList } from './contact.styles.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly hint: string;
  readonly error?: string;
  readonly messages: ContactMessages;
  readonly languageTag: string;
}

/** Native file field. JavaScript keeps earlier files when others are added, lists them and lets the shopper remove each. */
export function AttachmentField({ id, label, note, hint, error, messages, languageTag }: Props): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  // Undefined until the field is used; until then the form's error applies.
  const [problem, setProblem] = useState<string | null>();
  const [status, setStatus] = useState('');
  const shownError = problem === undefined ? error : (problem ?? undefined);
  const words = { label, note, hint, error: shownError };

  const choose = (chosen: readonly File[]): void => {
    setFiles(chosen);
    const transfer = new DataTransfer();
    for (const file of chosen) transfer.items.add(file);
    // The form sends the files of the native field.
    if (input.current) input.current.files = transfer.files;
  };
  const add = async (chosen: readonly File[]): Promise<void> => {
    const { shrinkPicture } = await import('./shrink-picture.ts');
    const sized = await Promise.all(chosen.map(shrinkPicture));
    const problems = sized.map((file) => validateFile(file, messages));
    const good = sized.filter((_, index) => problems[index] === undefined);
    const free = attachmentLimits.files - files.length;
    setProblem(problems.find((one) => one !== undefined) ?? (good.length > free ? messages.tooManyFiles : null));
    const added = good.slice(0, free);
    if (added.length > 0) setStatus(messages.addedFiles({ count: added.length }));
    choose([...files, ...added]);
  };
  const remove = (file: File): void => {
    setProblem(null);
    setStatus(messages.removedFile({ name: file.name }));
    choose(files.filter((one) => one !== file));
    input.current?.focus();
  };

  return (
    <div>
      <Field id={id} {...words}>
        <FileInput
          ref={input}
          id={id}
          type="file"
          name={contactFields.attachments}
          accept={attachmentTypes.join(',')}
          multiple
          aria-invalid={shownError ? true : undefined}
          aria-describedby={getDescribedBy(id, words)}
          onChange={({ target }) => void add([...(target.files ?? [])])}
        />
      </Field>
      {files.length > 0 ? (
        <FileList aria-label={messages.attachedList}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span data-part="name">{file.name}</span>
              <span data-part="size">{formatFileSize(file.size, messages, languageTag)}</span>
              <Button variant="plain" iconOnly aria-label={messages.removeFile({ name: file.name })} onClick={() => remove(file)}>
                <Icon name="close" size="small" />
              </Button>
            </li>
          ))}
        </FileList>
      ) : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
