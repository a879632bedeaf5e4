import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { ButtonRoot } from './button.styles.ts';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'outline' | 'inverse' | 'plain' | 'text-link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLooks {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Takes the full width of its container. */
  readonly full?: boolean;
}

/** Text, or an icon alone, which needs a label. */
export type ButtonContent =
  | { readonly iconOnly?: false; readonly 'aria-label'?: string; readonly children: ReactNode }
  | { readonly iconOnly: true; readonly 'aria-label': string; readonly children: ReactNode };

type Native<Tag extends 'button' | 'a'> = Omit<ComponentPropsWithRef<Tag>, 'className' | 'style' | 'children' | 'aria-label'>;

/** `pending` keeps focus and position but ignores presses, so that nothing is sent twice. */
export type ButtonProps = Native<'button'> & ButtonLooks & ButtonContent & { readonly pending?: boolean };
export type ButtonLinkProps = Native<'a'> & ButtonLooks & ButtonContent & { readonly href: string };

const preventPress = (event: MouseEvent): void => event.preventDefault();

export function Button({
  variant = 'primary',
  size = 'medium',
  full = false,
  iconOnly = false,
  pending = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <ButtonRoot
      {...rest}
      type={type}
      onClick={pending ? preventPress : onClick}
      aria-busy={pending || rest['aria-busy']}
      aria-disabled={pending || rest['aria-disabled']}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      data-icon-only={iconOnly || undefined}
    />
  );
}

/** A link that looks like a button: a native anchor, so that it works without script. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  full = false,
  iconOnly = false,
  ...rest
}: ButtonLinkProps): ReactElement {
  return (
    <ButtonRoot
      {...rest}
      as="a"
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      data-icon-only={iconOnly || undefined}
    />
  );
}
