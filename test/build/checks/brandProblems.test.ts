import '../../support/school/mockBrand';
import { brand } from '../../../src/school/brand';
import type { AllowedOrigin, Brand, SocialLink } from '../../../src/brand/brandModel';
import { brandProblems, placeholderProblems } from '../../../src/build/checks/brandProblems';
import { brand as second } from '../../support/secondBrand';

const FILE = 'src/school/brand.ts';

function problemsWith(change: Partial<Brand>): string[] {
  return brandProblems({ ...brand, ...change }, FILE);
}

test.each([
  ['the sample brand', brand],
  ['the second brand', second],
])('%s is valid', (_name, validBrand) => {
  expect(brandProblems(validBrand, FILE)).toEqual([]);
  expect(placeholderProblems(validBrand, FILE)).toEqual([]);
});

test('a brand without networks and origins is valid', () => {
  expect(problemsWith({ social: undefined, allowedOrigins: undefined })).toEqual([]);
  expect(problemsWith({ social: [], allowedOrigins: [] })).toEqual([]);
  const hash = 'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY=';
  expect(problemsWith({ allowedStyles: [hash] })).toEqual([]);
});

test.each(['mailto:safety@example.org', 'https://example.org/report'] as const)(
  'the security contact %j is valid',
  (securityContact) => {
    expect(problemsWith({ securityContact })).toEqual([]);
  },
);

test.each([
  'safety@example.org',
  'mailto:',
  'http://example.org',
  'mailto:a@b.org\nExpires: never',
])('the security contact %j is rejected', (contact) => {
  const [problem, ...others] = problemsWith({
    securityContact: contact as `mailto:${string}`,
  });
  expect(problem).toContain(`securityContact is "${contact}"`);
  expect(others).toEqual([]);
});

test.each([
  'http://forms.example.org',
  'https://forms.example.org/',
  'https://forms.example.org/send',
  'https://*.example.org',
  'https://forms.example.org; script-src *',
  'https://user@example.org',
  'forms.example.org',
  "'unsafe-inline'",
  'https://',
])('the origin %j is rejected in one line with file, value and fix', (origin) => {
  const allowed = { origin, for: ['forms'] } as unknown as AllowedOrigin;
  const problems = problemsWith({ allowedOrigins: [allowed] });
  expect(problems).toEqual([
    `${FILE}: allowedOrigins contains the origin "${origin}"; use https and one host without a path, as in "https://forms.example.org".`,
  ]);
});

test.each([
  [[], /without a use; name a use or remove it\.$/],
  [['styles'], /for "styles"; the uses are scripts, connect, frames, images, media, forms\.$/],
])('an origin with the uses %j is rejected', (uses, message) => {
  const allowed = { origin: 'https://a.example', for: uses } as unknown as AllowedOrigin;
  const [problem, ...others] = problemsWith({ allowedOrigins: [allowed] });
  expect(problem).toMatch(message);
  expect(others).toEqual([]);
});

test('account links must use https', () => {
  const link = { kind: 'link', href: 'http://accounts.example' } as unknown as { kind: 'info' };
  expect(problemsWith({ account: { login: link, signUp: { kind: 'mailto' } } })).toEqual([
    `${FILE}: account.login.href is "http://accounts.example"; use a full address with https, or kind "info".`,
  ]);
});

test('a mailto button requires an email address', () => {
  const account = { login: { kind: 'info' }, signUp: { kind: 'mailto' } } as const;
  expect(problemsWith({ account, email: undefined })).toEqual([
    `${FILE}: account.signUp has the kind "mailto"; set email, or use kind "info" or "link".`,
  ]);
});

test('social links must use https or be placeholders, and must be unique', () => {
  const entry: SocialLink = { network: 'forum', label: 'Forum', href: '#', icon: 'M0 0h24v24z' };
  const withoutScheme = { ...entry, href: 'forum.example' } as unknown as SocialLink;
  expect(problemsWith({ social: [withoutScheme] })).toEqual([
    `${FILE}: social "forum" has the href "forum.example"; use a full address with https, or leave the network out.`,
  ]);
  expect(problemsWith({ social: [entry, entry] })).toEqual([
    `${FILE}: social names "forum" twice; give each entry a different network.`,
  ]);
});

describe('placeholders', () => {
  const SOCIAL: SocialLink[] = [
    { network: 'forum', label: 'Forum', href: '#', icon: 'M0 0h24v24z' },
    { network: 'code', label: 'Code', href: 'https://code.example', icon: 'M0 0h24v24z' },
  ];
  const email = 'hello@example.org';
  const emailProblem = `${FILE}: email is "${email}", which doesn't reach anyone; set your own, leave it out, or allow it with allowedPlaceholders: ['email'].`;
  const forumProblem = `${FILE}: social "forum" has the href "#", which leads nowhere; set your profile, leave the network out, or allow it with allowedPlaceholders: ['social'].`;

  test.each([
    [undefined, [emailProblem, forumProblem]],
    [[], [emailProblem, forumProblem]],
    [['email'], [forumProblem]],
    [['social'], [emailProblem]],
    [['email', 'social'], []],
  ] as const)('with %j allowed, the others are rejected', (allowedPlaceholders, problems) => {
    const testBrand: Brand = { ...brand, email, social: SOCIAL, allowedPlaceholders };
    expect(placeholderProblems(testBrand, FILE)).toEqual(problems);
  });

  test('a brand without email and social links has no placeholders', () => {
    const unset = { email: undefined, social: undefined, allowedPlaceholders: undefined };
    expect(placeholderProblems({ ...brand, ...unset }, FILE)).toEqual([]);
  });
});

test('a hash of a style that was cut off is reported', () => {
  expect(problemsWith({ allowedStyles: ['sha256-jzgBGA4U'] })).toEqual([
    `${FILE}: allowedStyles contains "sha256-jzgBGA4U"; copy the whole hash from the browser's message, as in "sha256-…=".`,
  ]);
});
