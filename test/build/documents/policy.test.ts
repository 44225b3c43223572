import {
  responsePolicy,
  contentSecurityPolicy,
  FILE_POLICY,
  hashSource,
  WORKER_POLICY,
} from '../../../src/build/documents/policy';
import { TRUSTED_TYPES } from '../../../src/site/trustedTypes';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a hash source is the SHA-256 of the text in UTF-8', () => {
  // The example from the CSP Level 3 spec, and the well-known hash of the empty string.
  expect(hashSource('doSubmit()')).toBe("'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='");
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(hashSource('ä')).not.toBe(hashSource('a'));
});

test('a style that the brand allows by its hash is allowed', () => {
  const hash = 'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY=';
  const policy = contentSecurityPolicy({
    scripts: [],
    styles: [],
    styleAttributes: [],
    allowedStyles: [hash],
  });
  expect(directives(policy)['style-src']).toContain(`'${hash}'`);
  expect(directives(policy)['script-src']).not.toContain(`'${hash}'`);
});

test("only the site's origin and the build's inline code are allowed", () => {
  const policy = contentSecurityPolicy({
    scripts: ['one()'],
    styles: ['a{}', 'b{}'],
    styleAttributes: [],
  });
  expect(policy).not.toContain('unsafe');
  const {
    'script-src': scripts,
    'style-src': styles,
    'require-trusted-types-for': required,
    'trusted-types': policies,
    ...others
  } = directives(policy);
  expect(required).toEqual(["'script'"]);
  expect(policies).toEqual(Object.values(TRUSTED_TYPES));
  expect(scripts).toEqual(["'self'", hashSource('one()')]);
  expect(styles).toEqual(["'self'", hashSource('a{}'), hashSource('b{}'), hashSource('')]);
  expect(others['default-src']).toEqual(["'none'"]);
  expect(others['base-uri']).toEqual(["'none'"]);
  for (const sources of Object.values(others)) {
    for (const source of sources) expect(["'self'", "'none'", 'data:', 'blob:']).toContain(source);
  }
});

test('style attributes are allowed by hash, without duplicates', () => {
  const styleAttributes = ['color:red', '--a:1', 'color:red'];
  const policy = contentSecurityPolicy({ scripts: [], styles: [], styleAttributes });
  expect(policy).not.toContain('unsafe-inline');
  expect(directives(policy)['style-src-attr']).toEqual([
    "'unsafe-hashes'",
    hashSource('color:red'),
    hashSource('--a:1'),
  ]);
  expect(directives(policy)['style-src']).not.toContain(hashSource('color:red'));
});

test('a page without style attributes has no style-src-attr directive', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], styleAttributes: [] });
  expect(directives(policy)).not.toHaveProperty('style-src-attr');
});

test.each([
  ['scripts', 'script-src'],
  ['connect', 'connect-src'],
  ['frames', 'frame-src'],
  ['images', 'img-src'],
  ['media', 'media-src'],
  ['forms', 'form-action'],
] as const)('an origin allowed for %s is added only to %s', (use, directive) => {
  const origin = 'https://other.example';
  const withoutOrigin = directives(
    contentSecurityPolicy({ scripts: ['one()'], styles: [], styleAttributes: [] }),
  );
  const {
    [directive]: sources = ["'self'"],
    'require-trusted-types-for': required,
    'trusted-types': policies,
    ...rest
  } = withoutOrigin;
  // A CSP that allows third-party scripts doesn't enforce Trusted Types, because those scripts don't use the
  // site's policies.
  const others =
    use === 'scripts'
      ? rest
      : { ...rest, 'require-trusted-types-for': required, 'trusted-types': policies };
  const policy = contentSecurityPolicy({
    scripts: ['one()'],
    styles: [],
    styleAttributes: [],
    allowedOrigins: [{ origin, for: [use] }],
  });
  expect(directives(policy)).toEqual({ ...others, [directive]: [...sources, origin] });
});

test.each([
  ['connect', 'connect-src'],
  ['frames', 'frame-src'],
  ['images', 'img-src'],
  ['media', 'media-src'],
  ['forms', 'form-action'],
] as const)('the header also allows an origin for %s', (use, directive) => {
  const origin = 'https://other.example';
  const { [directive]: sources = [], ...others } = directives(responsePolicy());
  const allowed = directives(responsePolicy([{ origin, for: [use] }]));
  expect(allowed).toEqual({ ...others, [directive]: [...sources, origin] });
});

test('pages and headers let pages play recordings that were made in the page', () => {
  const page = contentSecurityPolicy({ scripts: [], styles: [], styleAttributes: [] });
  expect(directives(page)['media-src']).toEqual(["'self'", 'blob:']);
  expect(directives(responsePolicy())['media-src']).toContain('blob:');
});

test('the shared policies allow no other hosts and no scripts', () => {
  for (const policy of [responsePolicy(), WORKER_POLICY, FILE_POLICY]) {
    expect(policy).not.toMatch(/https?:|\*|script-src|unsafe-eval/);
  }
  expect(directives(responsePolicy())).toMatchObject({
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
});
