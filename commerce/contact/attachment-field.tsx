import { useRef, useState, type ChangeEvent, type ReactElement } from 'react';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { describedBy, Field } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { fileProblem, sizeText } from './attachments.ts';
import { attachmentLimits, attachmentTypes, contactFields } from './contact-model.ts';
import { FileInput, FileList } from './contact.styles.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly hint: string;
  readonly error?: string;
  readonly files: readonly File[];
  readonly messages: ContactMessages;
  readonly languageTag: string;
  readonly onChange: (files: readonly File[]) => void;
}

/** Chooses files one after the other or at once, and lists them. Without script it is the browser's own field. */
export function AttachmentField({ id, label, note, hint, error, files, messages, languageTag, onChange }: Props): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');
  const shownError = problem ?? error;
  const words = { label, note, hint, error: shownError };
  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = [...(target.files ?? [])];
    // The list below shows the files; the field is empty for the next ones.
    target.value = '';
    const { shrinkPicture } = await import('./shrink-picture.ts');
    const sized = await Promise.all(chosen.map(shrinkPicture));
    const problems = sized.map((file) => fileProblem(file, messages));
    const good = sized.filter((_, index) => problems[index] === undefined);
    const free = attachmentLimits.files - files.length;
    setProblem(problems.find((one) => one !== undefined) ?? (good.length > free ? messages.tooManyFiles : undefined));
    const added = good.slice(0, free);
    if (added.length === 0) return;
    setStatus(messages.addedFiles({ count: added.length }));
    onChange([...files, ...added]);
  };
  const remove = (file: File): void => {
    setProblem(undefined);
    setStatus(messages.removedFile({ name: file.name }));
    onChange(files.filter((one) => one !== file));
    input.current?.focus();
  };
  return (
    <div>
      <Field id={id} {...words}>
        <FileInput
          ref={input}
          id={id}
          type="file"
          // With script the chosen files are sent from the list.
          name={isHydrated ? undefined : contactFields.attachments}
          accept={attachmentTypes.join(',')}
          multiple
          aria-invalid={shownError ? true : undefined}
          aria-describedby={describedBy(id, words)}
          onChange={(event) => void add(event)}
        />
      </Field>
      {files.length > 0 ? (
        <FileList aria-label={messages.attachedList}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span data-part="name">{file.name}</span>
              <span data-part="size">{sizeText(file.size, messages, languageTag)}</span>
              <Button
                variant="plain"
                size="small"
                iconOnly
                aria-label={messages.removeFile({ name: file.name })}
                onClick={() => remove(file)}
              >
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
