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
export async function runFailingFolder({ host, folder }: Stage, part: string, report: Report): Promise<void> {
  const picture = await createPictureAddresses(host);
  const images = path.join(folder, 'images');
  const away = `${images}.away`;
  renameSync(images, away);
  writeFileSync(images, '');
  const stacks = host.log.faults.length;
  try {
    const pictures = widths.flatMap((width) => formats.map((format) => picture(`w_${width},f_${format}`)));
    const responses = await runConcurrently(4, [...pictures, '/en-us', '/en-us/jackets'], (requested) =>
      createShopper(host).send({ path: requested }),
    );
    const failed = responses.filter(({ status }) => status !== 200).length;
    report.note(expectNone(part, 'pictures and pages that fail on a read-only disk', failed, `${responses.length} requests`));
    report.note(expectNone(part, 'log lines with a stack trace', host.log.faults.length - stacks, `${responses.length} requests`));
  } finally {
    rmSync(images, { force: true });
    renameSync(away, images);
  }
}
