export function getConfirmationPath(locale: string, orderId: string): string {
  return `/${locale}/order-confirmation?order=${encodeURIComponent(orderId)}`;
}
