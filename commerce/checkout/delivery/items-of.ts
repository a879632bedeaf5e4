/** Lines of a shipment. Lines without a shipment belong to the only one. */
export function getShipmentItems<Item extends { readonly shippingId?: string }>(
  { items }: { readonly items: readonly Item[] },
  { shippingId }: { readonly shippingId: string },
): readonly Item[] {
  return items.filter((item) => item.shippingId === undefined || item.shippingId === shippingId);
}
