import type { Report } from '#contract/exercise/report.ts';

/** Prints a table by operation, then each finding with its request. */
export function printReport(report: Report): void {
  const rows = report.rows().toSorted((a, b) => a.operationId.localeCompare(b.operationId));
  console.table(
    Object.fromEntries(
      rows.map(({ operationId, requests, statuses, findings }) => [
        operationId,
        {
          requests,
          statuses: Object.entries(statuses)
            .map(([status, count]) => `${status}×${count}`)
            .join(' '),
          findings,
        },
      ]),
    ),
  );
  for (const sentence of report.skipped()) console.log(`Skipped: ${sentence}`);
  for (const { operationId, status, kind, pointer, expected, example, request } of report.findings()) {
    const found = example === undefined ? '' : `, found ${JSON.stringify(example)}`;
    console.log(`\n${operationId} ${status ?? ''}: ${kind}${pointer && ` at ${pointer}`}\n  expected ${expected}${found}\n  ${request}`);
  }
  console.log(`\n${report.requests} requests to ${rows.length} operations, ${report.findings().length} findings.`);
}
