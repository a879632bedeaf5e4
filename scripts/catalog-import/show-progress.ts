import { Presets, SingleBar } from 'cli-progress';
import type { ImportPhase } from '#backend/catalog-import/import-catalog.ts';

const names: Readonly<Record<ImportPhase, string>> = {
  reading: 'Reading the file',
  applying: 'Writing products',
  listing: 'Listing products',
};

/** A progress bar for each phase; occasional lines if the output is a log. */
export function createProgress() {
  const bar = new SingleBar(
    { format: '{phase} {bar} {percentage} % · {eta_formatted} left', noTTYOutput: true, notTTYSchedule: 5000 },
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
