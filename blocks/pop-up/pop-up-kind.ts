/** What reports count a pop-up as, by the name that its editor has given it. */
export function popUpKind(name: string): Readonly<Record<string, string>> {
  return name.toLowerCase().includes('newsletter') ? { kind: 'Newsletter' } : { kind: 'Account', action: 'Registration' };
}
