import { renderToString } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { createStyleCollector } from './style-collector.ts';

const fade = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const spin = keyframes`to { transform: rotate(1turn); }`;
const Heading = styled.h2`
  color: red;
  @media (min-width: 600px) {
    color: blue;
  }
`;
const Fading = styled.div`
  ${css`
    animation: ${fade} 200ms;
  `}
`;
const Spinning = styled.div`
  animation: ${spin} 1s;
`;
const Deferred = styled.p`
  margin: 0;
`;

describe('style collector', () => {
  const getLibraryTag = (sheet: ServerStyleSheet): string => sheet.getStyleTags();
  /** The names that the library would adopt, and the rules, of style tags. */
  const getNames = (tags: string): string[] => tags.match(/data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/g) ?? [];

  it("uses the library's group names, and puts the rules into a tag that the library ignores", () => {
    const page = (
      <>
        <Spinning />
        <Heading>One</Heading>
        <Fading />
      </>
    );
    const own = new ServerStyleSheet();
    const html = renderToString(own.collectStyles(page));
    const collector = createStyleCollector();
    renderToString(collector.wrap(page));
    const classes = collector.findStyleClasses(html);
    const plain = collector.styleTag(classes);
    const marked = collector.markedTag(classes);
    expect(getNames(getLibraryTag(own)).length).toBeGreaterThan(2);
    expect(getNames(marked)).toEqual(getNames(getLibraryTag(own)));
    expect(plain).toMatch(/^<style>/);
    expect(plain).toContain('color:red');
    expect(marked).toMatch(/^<style data-styled="true" data-styled-version="[\d.]+">/);
    expect(marked).not.toContain('color:red');
  });

  it('adds the nonce to both tags', () => {
    const collector = createStyleCollector();
    const html = renderToString(collector.wrap(<Heading />));
    const classes = collector.findStyleClasses(html);
    expect(collector.styleTag(classes, 'abc123==')).toMatch(/^<style nonce="abc123==">/);
    expect(collector.markedTag(classes, 'abc123==')).toMatch(/^<style nonce="abc123==" data-styled/);
  });

  it('leaves out rules that the HTML does not use, including keyframes', () => {
    const collector = createStyleCollector();
    renderToString(
      collector.wrap(
        <>
          <Spinning />
          <Heading />
        </>,
      ),
    );
    const html = renderToString(collector.wrap(<Fading />));
    const text = collector.cssText(collector.findStyleClasses(html));
    expect(text).toContain('opacity:0');
    expect(text).not.toContain('rotate');
    expect(text).not.toContain('color:red');
    expect(text).not.toContain('/*!sc*/');
  });

  it('keeps the classes of a cached block valid after the sheet grows', () => {
    const collector = createStyleCollector();
    const classes = collector.findStyleClasses(renderToString(collector.wrap(<Heading />)));
    const before = collector.cssText(classes);
    const added = collector.findStyleClasses(renderToString(collector.wrap(<Deferred />)));
    expect(collector.cssText(classes)).toBe(before);
    expect(collector.cssText([...classes, ...added])).toContain('margin:0');
  });

  it('ignores foreign classes without reading the sheet again', () => {
    const collector = createStyleCollector();
    const html = renderToString(collector.wrap(<Heading />));
    collector.findStyleClasses(html);
    const foreign = collector.collect(['plain', 'classes']);
    expect(foreign).toEqual([]);
    expect(collector.styleTag(['plain'])).toBe('');
  });

  it('sorts by the group number of the library, not by appearance', () => {
    const collector = createStyleCollector();
    const html = renderToString(
      collector.wrap(
        <>
          <Deferred />
          <Heading />
        </>,
      ),
    );
    const numbers = collector.collect(collector.findStyleClasses(html)).map((group) => group.number);
    expect(numbers).toHaveLength(2);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });
});
