import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  it('is a native button that submits nothing by itself', () => {
    const [button] = findByRole(renderToStaticMarkup(<Button>Buy</Button>), 'button', 'Buy');
    expect(button).toMatchObject({ tag: 'button', attributes: { type: 'button' } });
  });

  it('is marked as busy and ignores presses while pending', () => {
    const [button] = findByRole(renderToStaticMarkup(<Button pending>Buy</Button>), 'button', 'Buy');
    expect(button?.attributes).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true' });
    expect(button?.attributes).not.toHaveProperty('disabled');
  });

  it('has a name if it shows only an icon', () => {
    const html = renderToStaticMarkup(
      <Button iconOnly aria-label="Close">
        <svg />
      </Button>,
    );
    expect(findByRole(html, 'button', 'Close')).toHaveLength(1);
  });

  it('is an anchor of the same class if it has a link', () => {
    const [link] = findByRole(renderToStaticMarkup(<ButtonLink href="/en-us">Home</ButtonLink>), 'link', 'Home');
    const [button] = findByRole(renderToStaticMarkup(<Button>Home</Button>), 'button', 'Home');
    expect(link?.attributes).toMatchObject({ href: '/en-us', class: button?.attributes.class });
  });
});
