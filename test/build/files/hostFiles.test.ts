import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_POLICY, responsePolicy, WORKER_POLICY } from '../../../src/build/documents/policy';
import {
  headerRules,
  headersFile,
  headersOf,
  HTTPS_ONLY,
  parseHeadersFile,
  SECURITY_HEADERS,
} from '../../../src/build/files/hostFiles';

const POLICY = 'Content-Security-Policy';

test.each(['/', '/sub/'])('every address under %s has its headers', (basePath) => {
  const rules = headerRules({ basePath });
  const headersAt = (file: string) => headersOf(rules, basePath + file);
  for (const file of ['', 'about', 'no/such/page', 'sw.js', 'runner.html', 'assets/a.js']) {
    expect(headersAt(file)).toMatchObject(SECURITY_HEADERS);
    expect(headersAt(file)[POLICY]?.split(', ')[0]).toBe(responsePolicy());
  }
  const secondPolicy = (file: string) => headersAt(file)[POLICY]?.split(', ')[1];
  expect(secondPolicy('about')).toBeUndefined();
  expect(secondPolicy('sw.js')).toBe(WORKER_POLICY);
  expect(secondPolicy('assets/figure.svg')).toBe(FILE_POLICY);
  expect(secondPolicy('icons/icon.svg')).toBe(FILE_POLICY);
  // Some hosts serve the sandboxed frames' files without the `.html` extension.
  for (const extension of ['', '.html']) {
    expect(secondPolicy(`runner${extension}`)).toBe('sandbox allow-scripts');
    expect(secondPolicy(`preview${extension}`)).toBe('sandbox allow-scripts allow-forms');
  }
});

test("the frames that run readers' code, and no other page, are denied all connections", () => {
  const connections = (file: string) =>
    headersOf(headerRules({ basePath: '/sub/' }, [], ['/sub/de/']), `/sub/${file}`)[
      'Connection-Allowlist'
    ];
  for (const file of ['runner', 'runner.html', 'runner-python.html', 'preview', 'preview.html']) {
    expect([file, connections(file), connections(`de/${file}`)]).toEqual([file, '()', '()']);
  }
  expect(connections('about')).toBeUndefined();
  const example = readFileSync(path.resolve('src/build/files/nginx.conf'), 'utf8');
  const [, pattern = '', value] =
    /map \$uri \$site_connections \{\s+~(\S+)\s+"([^"]+)";/.exec(example) ?? [];
  expect(value).toBe('()');
  expect(
    ['/preview.html', '/de/runner', '/about'].map((it) => new RegExp(pattern).test(it)),
  ).toEqual([true, true, false]);
  expect(example).toContain('add_header Connection-Allowlist $site_connections always;');
});

test('Strict-Transport-Security is set only if the site has the whole host', () => {
  const transportSecurity = (basePath: string) =>
    headersOf(headerRules({ basePath }), `${basePath}about`)['Strict-Transport-Security'];
  expect(transportSecurity('/')).toBe(HTTPS_ONLY);
  expect(transportSecurity('/sub/')).toBeUndefined();
  expect(headersFile(headerRules({ basePath: '/' }))).toMatch(
    /# .*only honor Strict-Transport-Security over HTTPS.*\n# .*max-age=0/,
  );
});

test('the _headers file contains all rules and respects line limits', () => {
  const rules = headerRules({ basePath: '/sub/' });
  const text = headersFile(rules);
  expect(parseHeadersFile(text)).toEqual(
    rules.map(({ path: address, headers }) => ({ path: address, headers })),
  );
  // Of several rules with the same path, Cloudflare Pages uses only the last.
  for (const basePath of ['/', '/sub/']) {
    const paths = headerRules({ basePath }, [], [`${basePath}de/`]).map((rule) => rule.path);
    expect(new Set(paths).size).toBe(paths.length);
  }
  // Cloudflare Pages allows 2,000 characters per line and 100 rules.
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
});

test('the nginx example has the same headers', () => {
  const example = readFileSync(path.resolve('src/build/files/nginx.conf'), 'utf8');
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(example).toContain(`add_header ${name} "${value}" always;`);
  }
  expect(example).toContain(`add_header ${POLICY} "${responsePolicy()}" always;`);
  const policyOf = (address: string) =>
    [...example.matchAll(/^\s+~(\S+)\s+"([^"]+)";/gm)]
      .filter(([, , value]) => value?.includes('sandbox') || value?.includes('default-src'))
      .find(([, pattern = '']) => new RegExp(pattern).test(address))?.[2];
  for (const address of [
    '/sw.js',
    '/runner.html',
    '/runner-python.html',
    '/preview.html',
    '/assets/a.svg',
    '/icons/a.svg',
  ]) {
    const expected = headersOf(headerRules({ basePath: '/' }), address)[POLICY]?.split(', ')[1];
    expect([address, policyOf(address)]).toEqual([address, expected]);
  }
  expect(policyOf('/about')).toBeUndefined();
  expect(example).toContain(`on      "${HTTPS_ONLY}";`);
});

test('only the site itself may ask for the microphone, and no page for anything else', () => {
  const features = SECURITY_HEADERS['Permissions-Policy']?.split(', ') ?? [];
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['microphone=(self)']);
  expect(features).toContain('camera=()');
});
