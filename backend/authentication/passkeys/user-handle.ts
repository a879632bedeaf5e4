/** What an authenticator calls an account by: the customer's id, which says nothing of them. */
export function userHandleOf(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
}
