/** Sends one flood: `node flood-process.ts NAME PORT PICTURE`. Reports the number of responses by status to its parent. */
import { floods } from './floods.ts';

const [name, port, picture = ''] = process.argv.slice(2);
const flood = floods.find((each) => each.name === name);
if (!flood) throw new Error(`unknown flood "${name}"`);
const statuses = await flood.run({ port: Number(port), picture: (transformation) => picture.replace('*', transformation) });
process.send?.([...statuses]);
process.disconnect?.();
