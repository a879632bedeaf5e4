import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  it('is a native button that submits nothing by itself', () => {
    expect(renderToStaticMarkup(<Button>Buy</Button>)).toMatch(/<button[^>]*type="button"[^>]*>Buy<\/button>/);
  });

  it('says that it is busy and ignores presses while pending', () => {
    const html = renderToStaticMarkup(<Button pending>Buy</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
  });

  it('carries a name when it shows an icon alone', () => {
    const html = renderToStaticMarkup(
      <Button iconOnly aria-label="Close">
        <svg />
      </Button>,
    );
    expect(html).toContain('aria-label="Close"');
  });

  it('is an anchor of the same class when it links', () => {
    const link = renderToStaticMarkup(<ButtonLink href="/en-us">Home</ButtonLink>);
    const className = /class="([^"]+)"/;
    expect(link).toMatch(/^<a [^>]*href="\/en-us"/);
    expect(className.exec(link)?.[1]).toBe(className.exec(renderToStaticMarkup(<Button>Home</Button>))?.[1]);
  });
});
