import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocumentPath } from '#backend/content/documents/document-path.ts';
import { validateDocument, parseDocumentText } from '#backend/content/faults/validate-document.ts';
import type { Page } from '#generated/content/types.ts';

export interface ScheduledVersion {
  readonly brand: string;
  readonly page: Page;
}

/** The published versions with a schedule that has not ended. */
export function findScheduledVersions(folder: string, now: Date): readonly ScheduledVersion[] {
  return globSync('**/*@*.json', { cwd: folder }).flatMap((file) => {
    const location = parseDocumentPath(file.replaceAll('\\', '/'));
    if (!location || location.isDraft) return [];
    const parsed = parseDocumentText(readFileSync(path.join(folder, file), 'utf8'));
    const page = 'fault' in parsed ? null : validateDocument(parsed.value, location).page;
    return page && !isOver(page, now) ? [{ brand: location.brand, page }] : [];
  });
}

/** The dates at which pages change by schedule, in order: when a version appears, and when one ends. */
export function findScheduledDates(versions: readonly ScheduledVersion[], now: Date): readonly Date[] {
  const hours = versions
    .flatMap(({ page: { visibleFrom, visibleUntil } }) => [visibleFrom, visibleUntil])
    .flatMap((hour) => (hour === undefined ? [] : Date.parse(hour)))
    .filter((hour) => hour > now.getTime());
  return [...new Set(hours)].toSorted((one, other) => one - other).map((hour) => new Date(hour));
}

function isOver({ visibleUntil }: Page, now: Date): boolean {
  return visibleUntil !== undefined && Date.parse(visibleUntil) <= now.getTime();
}
