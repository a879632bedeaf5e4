import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useComparison } from '#commerce/catalog/compare/compare-store.ts';
import { compareMessages } from '#generated/messages/compare/lazy.ts';
import type { CompareMessages } from '#generated/messages/compare/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';

const CompareBar = lazy(async () => ({ default: (await import('#commerce/catalog/compare/compare-bar.tsx')).CompareBar }));

/** The bar of products to compare. Its code and messages load with the first choice. */
export function Comparing({ locale }: { readonly locale: string }): ReactElement | null {
  const comparison = useComparison();
  const isEmpty = comparison.products.length === 0;
  const [messages, setMessages] = useState<CompareMessages>();
  useEffect(() => {
    if (!isEmpty && !messages) void loadMessages(compareMessages, locale).then(setMessages, () => undefined);
  }, [isEmpty, messages, locale]);
  if (isEmpty || !messages) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar comparison={comparison} messages={messages} locale={locale} />
    </Suspense>
  );
}
