/** A product export with a reduced product of two colors, a product without options, a draft, and rows that cannot be sold. */
export const shopifyFeed = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Image,Status
trail-vest,Trail Vest,"<p>Light &amp; packable.</p><ul><li>Two pockets</li></ul>",Hollin,Apparel > Vests,Vests,true,Color,Forest Green,Size,S,TV-G-S,shopify,3,deny,60.00,80.00,4012345678901,https://pictures.example/vest-1.jpg,https://pictures.example/green.jpg,active
trail-vest,,,,,,,,Forest Green,,M,TV-G-M,shopify,0,deny,60.00,80.00,123,,https://pictures.example/green.jpg,
trail-vest,,,,,,,,Plum,,S,TV-P-S,shopify,5,deny,80.00,,,,,
trail-vest,,,,,,,,Plum,,M,TV-P-M,shopify,x,deny,abc,,,,,
trail-vest,,,,,,,,,,,,,,,,,,https://pictures.example/vest-2.jpg,,
enamel-cup,Enamel Cup,,Hollin,,,true,Title,Default Title,,,,,,deny,12.50,,,ftp://pictures.example/cup.jpg,,active
hidden-mug,Hidden Mug,,Hollin,,,false,Title,Default Title,,,,,,deny,9.00,,,,,draft
nameless,,,,,,true,Title,Default Title,,,,,,deny,9.00,,,,,active
,Keyless,,,,,true,Title,Default Title,,,,,,deny,9.00,,,,,active
`;

const header =
  'id\ttitle\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tsale_price_effective_date\tgtin\tbrand\tproduct_type\titem_group_id\tcolor\tsize\tgender\tage_group';

/** Rows of a group are not adjacent. */
export const merchantFeed = `${header}
R-1\tRain Hat 13" brim\tKeeps rain off.\thttps://shop.example/r\thttps://pictures.example/r1.jpg\thttps://pictures.example/r2.jpg,https://pictures.example/r3.jpg\tin_stock\t30.00 USD\t20.00 USD\t2026-11-27T00:00-0500/2026-11-30T23:59-0500\t\tHollin\tApparel > Hats\tR\tSand\tM\tunisex\tadult
P-1\tPeak Sock\tWarm.\thttps://shop.example/p\thttps://pictures.example/p1.jpg\t\tin_stock\t12.00 EUR\t\t\t\tHollin\tApparel > Socks\tP\t\tS\tmale\tadult
R-2\tRain Hat 13" brim\tKeeps rain off.\thttps://shop.example/r\thttps://pictures.example/r1.jpg\t\tout_of_stock\t30.00 USD\t20.00 USD\t2026-11-27T00:00-0500/2026-11-30T23:59-0500\t\tHollin\tApparel > Hats\tR\tSand\tL\tunisex\tadult
`;

export const merchantXmlFeed = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Feed</title>
<item><g:id>C-1</g:id><g:title>Camp Chair</g:title><g:description><![CDATA[Folds <b>flat</b>.]]></g:description>
<g:image_link>https://pictures.example/c1.jpg</g:image_link><g:additional_image_link>https://pictures.example/c2.jpg</g:additional_image_link>
<g:additional_image_link>https://pictures.example/c3.jpg</g:additional_image_link><g:availability>in stock</g:availability>
<g:price>USD 89.90</g:price><g:product_type>Camping &gt; Furniture</g:product_type><g:product_highlight>Folds flat</g:product_highlight>
<g:product_highlight>Holds 120 kg</g:product_highlight><g:shipping><g:price>5.00 USD</g:price></g:shipping></item>
</channel></rss>
`;
