import type { ReactElement } from 'react';
import { Empty } from './contracts.styles.ts';

/** The empty state of the page. */
export function NoDrifts({ isFiltered }: { readonly isFiltered: boolean }): ReactElement {
  if (isFiltered)
    return (
      <Empty>
        <h2>No drift matches these filters</h2>
        <p>Rows appear here as soon as one does.</p>
      </Empty>
    );
  return (
    <Empty>
      <h2>No drift so far</h2>
      <p>
        Contract mode compares each response of commerce, content and personalization with its contract, in the browser and on the server.
        In development and in previews it compares all responses, in production those of a share of sessions (setting{' '}
        <code>contract.reportedShare</code>).
      </p>
      <p>
        Use the shop in another tab, and drifts appear here as they are found. To exercise every operation of another origin, run{' '}
        <code>npm run contract -- --origin URL</code>.
      </p>
    </Empty>
  );
}
