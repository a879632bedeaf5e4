import { Presets, SingleBar } from 'cli-progress';

const format = '{bar} {percentage} % · {value} of {total} requests · {eta_formatted} left';

/** A progress bar; occasional lines if the output is a log. */
export function createProgress() {
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 10_000 }, Presets.rect);
  let isStarted = false;
  return {
    update(done: number, total: number): void {
      if (!isStarted) bar.start(total, done);
      isStarted = true;
      bar.update(done);
    },
    stop(): void {
      if (isStarted) bar.stop();
    },
  };
}
