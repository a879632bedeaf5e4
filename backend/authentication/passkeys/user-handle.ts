/** The WebAuthn user handle of an account: its customer id, which contains no personal data. */
export function createUserHandle(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
}
