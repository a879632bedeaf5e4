export function confirmationPath(locale: string, orderId: string): string {
  return `/${locale}/order-confirmation?order=${encodeURIComponent(orderId)}`;
}
