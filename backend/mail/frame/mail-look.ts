export interface MailColors {
  readonly page: string;
  readonly card: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly band: string;
  readonly bandInk: string;
  readonly button: string;
  readonly buttonInk: string;
}

/** Visual style of a brand's mails. Colors are #rrggbb, which every mail program reads. */
export interface MailLook {
  readonly light: MailColors;
  readonly dark: MailColors;
  /** Border radius of buttons. */
  readonly corner: string;
  /** Style of the brand's name, which replaces a logo. */
  readonly name: { readonly weight: number; readonly transform: 'none' | 'uppercase' };
}

/** Returns the style of a brand. */
export type MailLooks = (brand: string) => MailLook;

const look: MailLook = {
  light: {
    page: '#f2f2f2',
    card: '#ffffff',
    ink: '#1a1a1a',
    muted: '#595959',
    line: '#d9d9d9',
    band: '#1a1a1a',
    bandInk: '#ffffff',
    button: '#1a1a1a',
    buttonInk: '#ffffff',
  },
  dark: {
    page: '#000000',
    card: '#1a1a1a',
    ink: '#f2f2f2',
    muted: '#b3b3b3',
    line: '#404040',
    band: '#000000',
    bandInk: '#ffffff',
    button: '#f2f2f2',
    buttonInk: '#1a1a1a',
  },
  corner: '4px',
  name: { weight: 700, transform: 'none' },
};

/** Default for brands without a style. */
export const getDefaultLook: MailLooks = () => look;
