import type { Query, Statement } from './database.ts';

const statement: Statement = {
  name: 'product',
  text: `select s.*, t.name, t.slug, t.kind_label, t.tagline, t.description, t.features as points, t.material, t.care,
    (select json_agg(category_id) from style_categories where style_id = s.id) as category_ids,
    (select json_agg(json_build_object('code', w.color_code, 'label', o.names ->> $2, 'swatch', o.swatch, 'gallery', w.gallery,
        'current', p.current_minor, 'original', p.original_minor) order by w.position)
      from colorways w join prices p on p.style_id = w.style_id and p.color_code = w.color_code and p.site_id = $3
      left join colors o on o.brand = s.brand and o.code = w.color_code where w.style_id = s.id and (w.listed or w.color_code = '')) as colors,
    (select json_agg(json_build_object('id', v.sku, 'color', v.color_code, 'size', v.size, 'fit', v.fit, 'upc', v.upc,
        'quantity', coalesce(k.quantity, 0)) order by v.position)
      from variants v left join stock k on k.sku = v.sku and k.location = $3 where v.style_id = s.id) as variants,
    (with recursive path as (select id, parent_id, 0 as depth from categories where id = s.category_id
        union all select c.id, c.parent_id, depth + 1 from categories c join path on c.id = path.parent_id)
      select json_agg(json_build_object('label', n.name, 'url', '/c/' || n.slug || '-' || path.id) order by depth desc)
      from path join category_texts n on n.category_id = path.id and n.language = $2) as breadcrumbs
    from styles s join style_texts t on t.style_id = s.id and t.language = $2 where s.id = $1 and s.brand = $4`,
};

interface Color {
  readonly code: string;
  readonly label: string | null;
  readonly swatch: string;
  readonly gallery: readonly { readonly type: string; readonly src: string; readonly view: string }[];
  readonly current: number;
  readonly original: number;
}

interface Variant {
  readonly id: string;
  readonly color: string;
  readonly size: string;
  readonly fit: string;
  readonly upc: string;
  readonly quantity: number;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  readonly description: string;
  readonly material: string;
  readonly care: string;
  readonly points: readonly string[];
  readonly season: string;
  readonly badge: string | null;
  readonly max_qty: number;
  readonly rating_score: number | null;
  readonly rating_count: number;
  readonly category_ids: readonly string[];
  readonly colors: readonly Color[];
  readonly variants: readonly Variant[];
  readonly breadcrumbs: readonly unknown[];
}

const buildGallery = ({ gallery, label }: Color, name: string): unknown[] =>
  gallery.map(({ type, src, view }) => ({ type, src, alt: `${name} in ${label}, ${view}` }));

function buildOptions(variants: readonly Variant[], part: 'color' | 'size' | 'fit'): unknown[] {
  const found = new Map<string, boolean>();
  for (const variant of variants) if (variant[part]) found.set(variant[part], found.get(variant[part]) || variant.quantity > 0);
  return [...found].map(([value, available]) => ({ label: value, value, available }));
}

/** Returns the same as our getProductDetails with one statement; null for an unknown product. */
export async function readProduct(query: Query, id: string, site: string, brand: string): Promise<unknown> {
  const [row] = await query<Row>(statement, [id.slice(0, 8), 'en', site, brand]);
  const color = row?.colors.find(({ code }) => id.length === 8 || code === id.slice(8));
  if (!row || !color) return null;
  const prices = new Map(row.colors.map(({ code, current, original }) => [code, { current: current / 100, original: original / 100 }]));
  const url = `/p/${row.slug}-${row.id}`;
  const own = row.variants.filter((variant) => variant.color === color.code);
  return {
    id: row.id + color.code,
    masterId: row.id,
    name: row.name,
    slug: row.slug,
    url,
    season: row.season,
    badge: row.badge,
    currency: 'USD',
    maxQty: row.max_qty,
    rating: { score: row.rating_score, reviewsCount: row.rating_count },
    categoryIds: row.category_ids,
    price: prices.get(color.code),
    seo: { title: `${row.name} | ${brand}`, description: row.tagline },
    gallery: buildGallery(color, row.name),
    colors: row.colors.map((each) => ({
      code: each.code,
      label: each.label,
      swatch: each.swatch,
      productId: row.id + each.code,
      available: row.variants.some((variant) => variant.color === each.code && variant.quantity > 0),
      price: prices.get(each.code),
      gallery: buildGallery(each, row.name),
    })),
    breadcrumbs: [{ label: 'Home', url: '/' }, ...row.breadcrumbs, { label: row.name }],
    attributes: (['color', 'size', 'fit'] as const).map((part) => ({ id: part, options: buildOptions(row.variants, part) })),
    variants: row.variants.map(({ id: sku, upc, color, size, fit, quantity }) => ({
      id: sku,
      upc,
      productId: row.id + color,
      attributes: { color, size, fit },
      price: prices.get(color),
      productInventoryState: quantity > 0 ? 'InStock' : 'OutOfStock',
    })),
    details: { features: row.points, description: row.description, material: row.material, care: row.care },
    productJsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: row.name,
      description: row.tagline,
      sku: row.id + color.code,
      url,
      image: color.gallery.map(({ src }) => src),
      offers: { '@type': 'Offer', price: color.current / 100, priceCurrency: 'USD', inStock: own.some(({ quantity }) => quantity > 0) },
    },
  };
}
