import { describe, expect, it } from 'vitest';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { createContentPolicy, createNonceSources, type ContentPolicy } from './content-policy.ts';

const policy: ContentPolicy = {
  inline: { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] },
  origin: 'http://localhost:4000',
  partnersOrigin: 'http://localhost:4001',
  frameAncestors: ['https://editor.example'],
  trustedTypes: ['cairn-html', 'cairn-start'],
  isDevelopment: false,
};
const secure = { origin: 'https://www.tarnfell.example', partnersOrigin: 'https://pay.example' };

function getDirective(name: string, changes: Partial<ContentPolicy> = {}): string | undefined {
  return createContentPolicy({ ...policy, ...changes })
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `) || entry === name);
}

describe('createContentPolicy', () => {
  it.each([policy, { ...policy, ...secure }, { ...policy, partnersOrigin: undefined }])('has no known weakness, at $origin', (of) => {
    const findings = new CspEvaluator(new CspParser(createContentPolicy(of)).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  });

  it('allows the inline scripts and styles that it lists, and their imports', () => {
    expect(getDirective('script-src')).toBe("script-src 'self' 'sha256-s' 'strict-dynamic'");
    expect(getDirective('style-src-elem')).toBe("style-src-elem 'self' 'sha256-t'");
    expect(getDirective('script-src', { inline: createNonceSources('abc') })).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  });

  it('lets only the named policies turn texts into HTML or scripts', () => {
    expect(getDirective('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(getDirective('trusted-types')).toBe('trusted-types cairn-html cairn-start');
  });

  it('lets the page frame and call partners, over its own scheme or https', () => {
    expect(getDirective('frame-src')).toBe("frame-src 'self' localhost:4001");
    expect(getDirective('connect-src', secure)).toBe("connect-src 'self' pay.example");
    expect(getDirective('frame-src', { partnersOrigin: undefined })).toBe("frame-src 'none'");
  });

  it('lets a tag manager send data and show its pixels, and nothing else', () => {
    const policy = { trackers: ['https://tags.example'] };
    expect(getDirective('img-src', policy)).toBe("img-src 'self' data: localhost:4001 https://tags.example");
    expect(getDirective('connect-src', policy)).toBe("connect-src 'self' localhost:4001 https://tags.example");
    for (const name of ['script-src', 'frame-src', 'media-src']) expect(getDirective(name, policy)).toBe(getDirective(name));
  });

  it('allows the players and galleries of the settings, each only for its purpose', () => {
    const others = { frames: ['https://www.youtube-nocookie.com', 'http://localhost:4001'], galleries: ['https://gallery.example'] };
    expect(getDirective('frame-src', others)).toBe("frame-src 'self' localhost:4001 https://www.youtube-nocookie.com");
    expect(getDirective('img-src', others)).toBe("img-src 'self' data: localhost:4001 https://gallery.example");
    expect(getDirective('connect-src', others)).toBe("connect-src 'self' localhost:4001 https://gallery.example");
    expect(getDirective('script-src', others)).toBe(getDirective('script-src'));
  });

  it('lists the origins that may frame the page', () => {
    expect(getDirective('frame-ancestors')).toBe("frame-ancestors 'self' https://editor.example");
    expect(getDirective('frame-ancestors', { frameAncestors: [] })).toBe("frame-ancestors 'self'");
  });

  it('upgrades requests, and reports to a named endpoint, on https only', () => {
    expect([getDirective('upgrade-insecure-requests'), getDirective('report-to')]).toEqual([undefined, undefined]);
    expect(getDirective('report-uri')).toBe('report-uri /fapi/csp-report');
    expect(getDirective('upgrade-insecure-requests', secure)).toBe('upgrade-insecure-requests');
    expect(getDirective('report-to', secure)).toBe('report-to csp');
  });
});
