import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

describe('sanitizeHtml', () => {
  it('keeps what editors write', () => {
    const html =
      '<h2>Care</h2><p>Wash <strong>cold</strong>, <em>hang</em> dry<br />H<sub>2</sub>O</p><ul><li><a href="/help">Help</a></li></ul>' +
      '<blockquote>Light</blockquote><table><tbody><tr><th scope="row">M</th><td colspan="2">52</td></tr></tbody></table>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<p onclick="alert(1)">text</p>', '<p>text</p>'],
    ['"><img src=x onerror=alert(1)>', '"&gt;'],
    ['<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
    ['<a href=" java\nscript:alert(1)">go</a>', '<a>go</a>'],
    ['<a href="data:text/html,x">go</a>', '<a>go</a>'],
    ['<a href="//evil.example">go</a>', '<a>go</a>'],
    ['<style>p{display:none}</style><p style="color:red">x</p>', '<p>x</p>'],
    ['<svg><script>alert(1)</script></svg><math><mi>x</mi></math>', 'x'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<form action="/x"><input name="a"></form>', ''],
  ])('makes %s harmless', (html, harmless) => {
    expect(sanitizeHtml(html)).toBe(harmless);
  });

  it('gives a new window no access to its opener', () => {
    expect(sanitizeHtml('<a href="https://a.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener">x</a>',
    );
    expect(sanitizeHtml('<a href="/a" target="evil">x</a>')).toBe('<a href="/a">x</a>');
  });

  it('closes open elements', () => {
    expect(sanitizeHtml('<ul><li><strong>one')).toBe('<ul><li><strong>one</strong></li></ul>');
  });

  it.each([
    ['<p><a href="/x">a <em>b<a href="/y">c</a></em></a></p>', '<p><a href="/x">a <em>bc</em></a></p>'],
    ['<li>a</li><ul><li>b<ul><li>c</li></ul></li></ul>', ' a <ul><li>b<ul><li>c</li></ul></li></ul>'],
    ['<td>a</td><table><tr><td><p>b</p></td></tr></table>', ' a <table><tr><td><p>b</p></td></tr></table>'],
    ['<p><span><p>a</p></span></p>', '<p><span> a </span></p>'],
    ['<h2><strong><h3>a</h3></strong></h2>', '<h2><strong> a </strong></h2>'],
    ['<table><colgroup><col span="2"></colgroup><thead><tr><th>a</th></tr></thead></table>', undefined],
  ])('leaves out tags that HTML does not allow where they are: %s', (html, valid) => {
    expect(sanitizeHtml(html)).toBe(valid ?? html.replace('"2">', '"2" />'));
  });

  it('demotes a heading that would compete with the page’s own', () => {
    expect(sanitizeHtml('<h1>Big</h1><b>b</b>')).toBe('<h2>Big</h2><strong>b</strong>');
  });

  it('is idempotent', () => {
    const once = sanitizeHtml('<p>a &amp; b <a href="/x?a=1&b=2">x</a> 1 < 2');
    expect(sanitizeHtml(once)).toBe(once);
  });
});
