import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createImageService } from '../image-service.ts';

/** A server with pictures that take minutes to draw. On a stop signal it responds to all requests and exits. */
const turbulent = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="f"><feTurbulence type="fractalNoise"
  baseFrequency="0.9" numOctaves="400"/></filter><rect width="400" height="400" filter="url(#f)"/></svg>`;
const cacheDir = mkdtempSync(path.join(tmpdir(), 'cairn-busy-'));
const images = createImageService({
  media: () => ({ svg: turbulent, width: 400, height: 400 }),
  cacheDir,
  clock: { now: () => new Date() },
  log: createRecordingLog(),
});
const requests = [2240, 1920, 1600, 1440, 1280].map((width) =>
  images.serve(`/media/cairn/image/upload/w_${width},f_avif/scenes/noise`, '*/*').then(
    () => 'drawn',
    (error: Error) => error.name,
  ),
);

async function stop(): Promise<void> {
  await images.close();
  rmSync(cacheDir, { recursive: true });
  process.stdout.write(JSON.stringify(await Promise.all(requests)), () => process.exit(0));
}
process.on('SIGTERM', () => void stop());
process.stdout.write('busy\n');
