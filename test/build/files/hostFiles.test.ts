import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_POLICY, answerPolicy, WORKER_POLICY } from '../../../src/build/documents/policy';
import {
  headerRules,
  headersFile,
  headersOf,
  HTTPS_ONLY,
  parseHeadersFile,
  SECURITY_HEADERS,
} from '../../../src/build/files/hostFiles';

const POLICY = 'Content-Security-Policy';

test.each(['/', '/sub/'])('under %s every address has its headers', (basePath) => {
  const rules = headerRules({ basePath });
  const of = (file: string) => headersOf(rules, basePath + file);
  for (const file of ['', 'about', 'no/such/page', 'sw.js', 'runner.html', 'assets/a.js']) {
    expect(of(file)).toMatchObject(SECURITY_HEADERS);
    expect(of(file)[POLICY]?.split(', ')[0]).toBe(answerPolicy());
  }
  const second = (file: string) => of(file)[POLICY]?.split(', ')[1];
  expect(second('about')).toBeUndefined();
  expect(second('sw.js')).toBe(WORKER_POLICY);
  expect(second('assets/figure.svg')).toBe(FILE_POLICY);
  expect(second('icons/icon.svg')).toBe(FILE_POLICY);
  // Hosts that leave the ending out ask for the frames by their names alone.
  for (const ending of ['', '.html']) {
    expect(second(`runner${ending}`)).toBe('sandbox allow-scripts');
    expect(second(`preview${ending}`)).toBe('sandbox allow-scripts allow-forms');
  }
});

test("HTTPS is asked for where the whole host is the site's", () => {
  const asked = (basePath: string) =>
    headersOf(headerRules({ basePath }), `${basePath}about`)['Strict-Transport-Security'];
  expect(asked('/')).toBe(HTTPS_ONLY);
  expect(asked('/sub/')).toBeUndefined();
  expect(headersFile(headerRules({ basePath: '/' }))).toMatch(
    /# .*only honor this over HTTPS.*\n# .*max-age=0/,
  );
});

test('the file says what the rules say, and no line is too long for a host', () => {
  const rules = headerRules({ basePath: '/sub/' });
  const text = headersFile(rules);
  expect(parseHeadersFile(text)).toEqual(
    rules.map(({ path: address, headers }) => ({ path: address, headers })),
  );
  // Cloudflare Pages takes 2,000 characters a line and 100 rules.
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
});

test('the nginx example says the same', () => {
  const example = readFileSync(path.resolve('src/build/files/hosts/nginx.conf'), 'utf8');
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(example).toContain(`add_header ${name} "${value}" always;`);
  }
  expect(example).toContain(`add_header ${POLICY} "${answerPolicy()}" always;`);
  const policyOf = (address: string) =>
    [...example.matchAll(/^\s+~(\S+)\s+"([^"]+)";/gm)]
      .filter(([, , value]) => value?.includes('sandbox') || value?.includes('default-src'))
      .find(([, form = '']) => new RegExp(form).test(address))?.[2];
  for (const address of [
    '/sw.js',
    '/runner.html',
    '/preview.html',
    '/assets/a.svg',
    '/icons/a.svg',
  ]) {
    const own = headersOf(headerRules({ basePath: '/' }), address)[POLICY]?.split(', ')[1];
    expect([address, policyOf(address)]).toEqual([address, own]);
  }
  expect(policyOf('/about')).toBeUndefined();
  expect(example).toContain(`on      "${HTTPS_ONLY}";`);
});
