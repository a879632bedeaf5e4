import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

const colors = ['Black', 'Forest Green', 'Navy', 'Rust', 'Sand'];
const sizes = ['S', 'M'];
const kinds = ['Jacket', 'Vest', 'Trousers', 'Cap', 'Pack'];
const header =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Image,Status\n';

function* getRows(n: number): Generator<string> {
  const kind = kinds[n % kinds.length] ?? '';
  const word = (n * 7919).toString(36);
  let isFirst = true;
  for (const color of colors)
    for (const size of sizes) {
      const own = isFirst ? `${kind} ${word},"<p>${kind} for long days, number ${n}.</p>",Hollin,${kind}s,true,Color` : ',,,,,';
      yield `item-${n},${own},${color},${isFirst ? 'Size' : ''},${size},I${n}-${color}-${size},shopify,${(n + size.length) % 40},deny,${20 + (n % 200)}.00,,,https://pictures.example/${n}.jpg,,active\n`;
      isFirst = false;
    }
}

/** `node tests/bench/scale/write-feed.ts FILE 50000` writes a Shopify export with that many products of ten variants each. */
const [file = 'feed.csv', count = '50000'] = parseArgs({ allowPositionals: true }).positionals;
await pipeline(function* () {
  yield header;
  for (let n = 0; n < Number(count); n += 1) yield* getRows(n);
}, createWriteStream(file));
