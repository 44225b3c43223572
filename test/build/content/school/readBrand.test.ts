import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { brandModule } from '../../../../src/build/content/school/brandModule';
import { readBrand } from '../../../../src/build/content/school/readBrand';

const FILE = 'src/school/brand.yaml';

const BRAND = {
  name: 'The Sailing School',
  shortName: 'Sailing',
  tagline: 'From the first knot to the open sea',
  description: 'Learn to sail with short lessons about knots and the weather.',
  account: { login: { kind: 'info' }, signUp: { kind: 'info' } },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brand-'));
  mkdirSync(path.join(root, 'src/school'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Reads the sample brand with changed or added fields. */
function brandWith(change: object, file = FILE) {
  writeFileSync(path.join(root, file), stringify({ ...BRAND, ...change }));
  return readBrand(root);
}

async function problemsWith(change: object): Promise<string[]> {
  return (await brandWith(change)).problems.map(({ line, reason }) => `${line}  ${reason}`);
}

test('the second brand is valid', async () => {
  const { problems, placeholders } = await readBrand(
    process.cwd(),
    'test/support/secondBrand.yaml',
  );
  expect([...problems, ...placeholders]).toEqual([]);
});

test('a brand needs neither networks nor hosts', async () => {
  expect(await problemsWith({})).toEqual([]);
  expect(await problemsWith({ social: [], allowedOrigins: [] })).toEqual([]);
  const hash = 'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY=';
  expect(await problemsWith({ allowedStyles: [hash] })).toEqual([]);
});

test('a missing file says what it needs', async () => {
  expect((await readBrand(root)).problems).toEqual([
    {
      file: FILE,
      line: 1,
      reason: 'is missing or empty; it needs name, shortName, tagline, description and account',
    },
  ]);
});

test.each<[string, object, string]>([
  [
    'a field that does not exist',
    { slogan: 'Ahoy' },
    `10  there's no field "slogan"; the fields are: name, shortName`,
  ],
  [
    'a misspelled field',
    { emial: 'a@b.org' },
    `10  there's no field "emial"; did you mean "email"?`,
  ],
  ['a missing name', { name: undefined }, '1  name: this field is missing'],
  [
    'a long short name',
    { shortName: 'The Sailing School' },
    '2  shortName: has over 12 characters',
  ],
  [
    'a short description',
    { description: 'Short.' },
    '4  description: has 6 characters; write 60 to 160',
  ],
  ['half an email address', { email: 'captain' }, '10  email: "captain" isn\'t an email address'],
  [
    'an unknown kind of account',
    { account: { login: { kind: 'form' }, signUp: { kind: 'info' } } },
    '7  account.login.kind: must be one of info, link and mailto, not "form"',
  ],
  [
    'an account without https',
    { account: { login: { kind: 'link', href: 'http://a.example' }, signUp: { kind: 'info' } } },
    '8  account.login.href: is "http://a.example"; use a full address with https, or the kind info',
  ],
  [
    'a mailto button without an email address',
    { account: { login: { kind: 'info' }, signUp: { kind: 'mailto' } } },
    '9  account.signUp: has the kind mailto; set email, or use the kind info or link',
  ],
  [
    'a network without a scheme',
    { social: [{ network: 'x', label: 'X', href: 'forum.example' }] },
    '13  social.0.href: is "forum.example"; use a full address with https, or leave the network out',
  ],
  [
    'a network that is there twice',
    { social: [0, 1].map(() => ({ network: 'x', label: 'X', href: '#' })) },
    '14  social.1.network: "x" is there twice; give each entry a different network',
  ],
  [
    'a misspelled network',
    { social: [{ network: 'facebok', label: 'Facebook', href: '#' }] },
    '11  social.0.network: there\'s no icon for "facebok"; add its SVG path data as icon; did you mean "facebook"?',
  ],
  [
    'an icon that is no path',
    { social: [{ network: 'forum', label: 'Forum', href: '#', icon: '<svg>' }] },
    '14  social.0.icon: must be the path data of an SVG with the viewBox 0 0 24 24',
  ],
  [
    'an origin without a use',
    { allowedOrigins: [{ origin: 'https://a.example', for: [] }] },
    '12  allowedOrigins.0.for: names no use; name one, or remove the origin',
  ],
  [
    'an origin with an unknown use',
    { allowedOrigins: [{ origin: 'https://a.example', for: ['styles'] }] },
    '13  allowedOrigins.0.for.0: "styles" isn\'t allowed; use one of: scripts, connect, frames, images, media, forms',
  ],
  [
    'a hash that was cut off',
    { allowedStyles: ['sha256-jzgBGA4U'] },
    '11  allowedStyles.0: is "sha256-jzgBGA4U"; copy the whole hash from the browser\'s message, as in "sha256-…="',
  ],
])('%s is reported with its line and the way out', async (_name, change, problem) => {
  const [first, ...others] = await problemsWith(change);
  expect(first).toContain(problem);
  expect(others).toEqual([]);
});

test.each(['mailto:safety@example.org', 'https://example.org/report'])(
  'the security contact %j is valid',
  async (securityContact) => {
    expect(await problemsWith({ securityContact })).toEqual([]);
  },
);

test.each([
  'safety@example.org',
  'mailto:',
  'http://example.org',
  'mailto:a@b.org\nExpires: never',
])('the security contact %j is refused', async (securityContact) => {
  const [problem, ...others] = await problemsWith({ securityContact });
  expect(problem).toContain(`securityContact: is "${securityContact}"`);
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
])('the origin %j is refused', async (origin) => {
  expect(await problemsWith({ allowedOrigins: [{ origin, for: ['forms'] }] })).toEqual([
    `11  allowedOrigins.0.origin: is "${origin}"; use https and one host without a path, as in "https://forms.example.org"`,
  ]);
});

describe('placeholders', () => {
  const placeholders = {
    email: 'hello@example.org',
    social: [
      { network: 'x', label: 'X', href: '#' },
      { network: 'github', label: 'Code', href: 'https://code.example' },
    ],
  };
  const EMAIL = `10  email is "hello@example.org", which doesn't reach anyone; set your own, leave it out, or allow it with allowedPlaceholders: [email]`;
  const SOCIAL = `14  social "x" has the href "#", which leads nowhere; set your profile, leave the network out, or allow it with allowedPlaceholders: [social]`;

  test.each([
    [undefined, [EMAIL, SOCIAL]],
    [[], [EMAIL, SOCIAL]],
    [['email'], [SOCIAL]],
    [['social'], [EMAIL]],
    [['email', 'social'], []],
  ])('with %j allowed, the others are reported', async (allowedPlaceholders, expected) => {
    const read = await brandWith({ ...placeholders, allowedPlaceholders });
    expect(read.placeholders.map(({ line, reason }) => `${line}  ${reason}`)).toEqual(expected);
    expect(read.problems).toEqual([]);
  });
});

test('the module imports the icons of the networks that have one, and no others', async () => {
  const social = [
    { network: 'github', label: 'Code', href: 'https://code.example' },
    { network: 'forum', label: 'Forum', href: 'https://forum.example', icon: 'M0 0h24v24z' },
  ];
  const { brand } = await brandWith({ social });
  const source = brand ? brandModule(brand) : '';
  expect(source.match(/(?<=^import ).*/gm)).toEqual([
    "GitHubIcon from '@mui/icons-material/GitHub';",
    "type { Brand, SocialIconLink } from '../../src/brand/brandModel';",
  ]);
  expect(source).toContain('"href":"https://code.example","icon":GitHubIcon}');
  expect(source).toContain('"href":"https://forum.example","icon":"M0 0h24v24z"}');
});
