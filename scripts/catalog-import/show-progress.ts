import { Presets, SingleBar } from 'cli-progress';
import type { ImportPhase } from '#backend/catalog-import/import-catalog.ts';

const names: Readonly<Record<ImportPhase, string>> = {
  reading: 'Reading the file',
  applying: 'Writing products',
  listing: 'Listing products',
};

/** Formats the estimated time left, e.g. " · 2 min left"; empty while there is no estimate (the library passes "0", "INF" or "NULL"). */
export function formatTimeLeft(seconds: number | string): string {
  if (typeof seconds !== 'number' || seconds <= 0) return '';
  return seconds < 60 ? ` · ${seconds} s left` : ` · ${Math.ceil(seconds / 60)} min left`;
}

/** A progress bar for each phase; occasional lines if the output is a log. */
export function createProgress() {
  const bar = new SingleBar(
    { format: '{phase} {bar} {percentage} %{eta_formatted}', formatTime: formatTimeLeft, noTTYOutput: true, notTTYSchedule: 5000 },
    Presets.rect,
  );
  let phase: ImportPhase | undefined;
  return {
    update(next: ImportPhase, done: number, total: number): void {
      if (next !== phase) {
        if (phase) bar.stop();
        phase = next;
        bar.start(total, done, { phase: names[next] });
      }
      bar.update(done, { phase: names[next] });
    },
    stop(): void {
      bar.stop();
    },
  };
}
