import { useState, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { CodeModel } from './loyalty-model.ts';
import { CodeBox } from './loyalty.styles.ts';

/** A code that one click selects; with JavaScript a button copies it. */
export function CopyCode({ code: { label, code, copy, copied } }: { readonly code: CodeModel }): ReactElement {
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  // Browsers provide the clipboard only in secure contexts and may deny access.
  const canCopy = isHydrated && (navigator.clipboard as Clipboard | undefined) !== undefined;
  return (
    <CodeBox>
      <VisuallyHidden>{label}</VisuallyHidden>
      <code>{code}</code>
      {canCopy ? (
        <Button
          variant="outline"
          onClick={() => {
            void navigator.clipboard.writeText(code).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {copy}
        </Button>
      ) : null}
      <span role="status">{isCopied ? copied : ''}</span>
    </CodeBox>
  );
}
