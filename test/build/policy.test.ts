/** @jest-environment node */
import { contentSecurityPolicy, hashSource } from '../../src/build/policy';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a hash is that of the text in UTF-8, as browsers compute it', () => {
  // The specification's own example of a hash (CSP Level 3), and the well-known hash of nothing.
  expect(hashSource('doSubmit()')).toBe("'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='");
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(hashSource('ä')).not.toBe(hashSource('a'));
});

test('nothing is allowed but the site itself and what the build wrote inline', () => {
  const policy = contentSecurityPolicy({ scripts: ['one()'], styles: ['a{}', 'b{}'] });
  expect(policy).not.toContain('unsafe');
  const { 'script-src': scripts, 'style-src': styles, ...others } = directives(policy);
  expect(scripts).toEqual(["'self'", hashSource('one()')]);
  expect(styles).toEqual(["'self'", hashSource('a{}'), hashSource('b{}'), hashSource('')]);
  expect(others['default-src']).toEqual(["'none'"]);
  expect(others['base-uri']).toEqual(["'none'"]);
  for (const sources of Object.values(others)) {
    for (const source of sources) expect(["'self'", "'none'", 'data:', 'blob:']).toContain(source);
  }
});

test.each([
  ['scripts', 'script-src'],
  ['connect', 'connect-src'],
  ['frames', 'frame-src'],
  ['images', 'img-src'],
  ['media', 'media-src'],
  ['forms', 'form-action'],
] as const)('an origin allowed for %s joins %s and nothing else', (use, directive) => {
  const origin = 'https://other.example';
  const bare = directives(contentSecurityPolicy({ scripts: ['one()'], styles: [] }));
  const { [directive]: own = ["'self'"], ...others } = bare;
  const policy = contentSecurityPolicy({
    scripts: ['one()'],
    styles: [],
    allowedOrigins: [{ origin, for: [use] }],
  });
  expect(directives(policy)).toEqual({ ...others, [directive]: [...own, origin] });
});
