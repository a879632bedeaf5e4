import type { StoredDrift } from '#contract/drift/drift-store.ts';
import { escapeHtml } from '#engine/escape.ts';

/** JUnit XML, as CI systems read it: a suite for each operation, a failed test for each drift. */
export function formatJunitReport(drifts: readonly StoredDrift[]): string {
  const suites = Map.groupBy(drifts, ({ operationId }) => operationId);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" tests="${drifts.length}" failures="${drifts.length}">`,
    ...[...suites].toSorted(([one], [other]) => one.localeCompare(other, 'en')).flatMap(([name, own]) => formatSuite(name, own)),
    '</testsuites>',
    '',
  ].join('\n');
}

function formatSuite(name: string, drifts: readonly StoredDrift[]): readonly string[] {
  const [lastSeen = ''] = drifts
    .map((drift) => drift.lastSeen)
    .toSorted()
    .toReversed();
  return [
    `  <testsuite name="${name}" tests="${drifts.length}" failures="${drifts.length}" errors="0" skipped="0" timestamp="${lastSeen.slice(0, 19)}">`,
    ...drifts.flatMap(formatCase),
    '  </testsuite>',
  ];
}

function formatCase({ operationId, area, status, kind, pointer, expected, ...drift }: StoredDrift): readonly string[] {
  const details = [
    `expected: ${expected}`,
    ...(drift.example === undefined ? [] : [`example: ${JSON.stringify(drift.example)}`]),
    `seen: ${drift.count} times from ${drift.firstSeen} to ${drift.lastSeen}`,
    `reported by: ${drift.reportedBy.join(', ')} (${drift.modes.join(', ')})`,
    `contract: ${drift.contractCommit}`,
  ];
  const name = escapeXml(`${status} ${kind} ${pointer || '(body)'} [${drift.contractCommit}]`);
  return [
    `    <testcase classname="${area}.${operationId}" name="${name}" time="0">`,
    `      <failure type="${kind}" message="${escapeXml(`expected ${expected}`)}">${escapeXml(details.join('\n'))}</failure>`,
    '    </testcase>',
  ];
}

/** XML 1.0 does not allow most control characters, lone surrogates and noncharacters, not even escaped. */
function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return escapeHtml(text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD'));
}
