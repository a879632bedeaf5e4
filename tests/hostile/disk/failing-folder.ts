import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runConcurrently } from '../run/run-concurrently.ts';
import { expectNone, type Report } from '../run/report.ts';
import { createPictureAddresses } from '../shop/picture-addresses.ts';
import { createShopper } from '../shop/shopper.ts';
import type { Stage } from '../shop/stage.ts';

/** Sizes that no page requests, so that none of them is stored yet. */
const widths = [64, 96, 128, 160, 320, 480, 640];
const formats = ['webp', 'png', 'jpg'];

/**
 * Breaks the image folder: a file replaces it, so that every write fails as on a full disk, without changed permissions. Images and pages
 * must still be served. The host runs before and after, on a folder of the run's own.
 */
export async function runFailingFolder({ shopProcess, folder }: Stage, suite: string, report: Report): Promise<void> {
  const picture = await createPictureAddresses(shopProcess);
  const images = path.join(folder, 'images');
  const away = `${images}.away`;
  renameSync(images, away);
  writeFileSync(images, '');
  const stacks = shopProcess.log.faults.length;
  try {
    const pictures = widths.flatMap((width) => formats.map((format) => picture(`w_${width},f_${format}`)));
    const responses = await runConcurrently(4, [...pictures, '/en-us', '/en-us/jackets'], (requested) =>
      createShopper(shopProcess).send({ path: requested }),
    );
    const failed = responses.filter(({ status }) => status !== 200).length;
    report.note(expectNone(suite, 'pictures and pages that fail on a read-only disk', failed, `${responses.length} requests`));
    report.note(expectNone(suite, 'log lines with a stack trace', shopProcess.log.faults.length - stacks, `${responses.length} requests`));
  } finally {
    rmSync(images, { force: true });
    renameSync(away, images);
  }
}
