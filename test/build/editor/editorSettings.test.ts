import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editorHosts, editorPolicy } from '../../../src/build/editor/editorPolicy';
import { readEditorSettings } from '../../../src/build/editor/editorSettings';
import { headerRules, headersOf } from '../../../src/build/files/hostFiles';
import { robots } from '../../../src/build/files/siteFiles';
import { SETTINGS } from '../support/pages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'editor-'));
  mkdirSync(path.join(root, 'src/school'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function settingsIn(text: string) {
  writeFileSync(path.join(root, 'src/school/editor.yaml'), text);
  return readEditorSettings(root);
}

test('without the file, there is no editor', async () => {
  expect(await readEditorSettings(root)).toBeUndefined();
  expect(headerRules({ basePath: '/' }).map((rule) => rule.path)).not.toContain('/edit/*');
  expect(robots(SETTINGS)).not.toContain('edit');
});

test.each<[string, string, string]>([
  ['an empty file', '', '1  backend: this field is missing; use one of: github, gitlab, gitea'],
  [
    'another backend',
    'backend: bitbucket\nrepo: harbor/site\n',
    '1  backend: "bitbucket" isn\'t allowed; use one of: github, gitlab, gitea',
  ],
  [
    'a repository without an owner',
    'backend: github\nrepo: site\n',
    '2  repo: is "site"; write owner and name, as in "harbor/site"',
  ],
  [
    'a server without https',
    'backend: github\nrepo: harbor/site\nbaseUrl: http://auth.example.org\n',
    '3  baseUrl: is "http://auth.example.org"; use a full address with https and without a slash at the end',
  ],
  [
    'a misspelled field',
    'backend: github\nrepo: harbor/site\nbaseurl: https://auth.example.org\n',
    '3  there\'s no field "baseurl"; did you mean "baseUrl"?',
  ],
])('%s is refused with line and way out', async (_name, text, problem) => {
  await expect(settingsIn(text)).rejects.toThrow(`src/school/editor.yaml:${problem}`);
});

test('the policy allows the hosts of the repository, and no others', async () => {
  const settings = await settingsIn(
    'backend: github\nrepo: harbor/site\nbaseUrl: https://auth.example.org\n',
  );
  const policy = editorPolicy(settings);
  expect(policy).toContain(
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://auth.example.org;",
  );
  expect(policy).toContain("img-src 'self' data: blob: https://avatars.githubusercontent.com;");
  expect(policy).toContain("script-src 'self';");
});

test('a server of your own takes the place of the usual one', async () => {
  const settings = await settingsIn(
    'backend: gitlab\nrepo: harbor/site\napiRoot: https://git.example.org/api/v4\n',
  );
  expect(editorHosts(settings)).toEqual({
    connect: ['https://git.example.org'],
    images: ['https://git.example.org'],
  });
});

test('the header allows what the editor needs; search engines leave its folder out', async () => {
  const settings = await settingsIn('backend: github\nrepo: harbor/site\n');
  const rules = headerRules({ basePath: '/' }, [], [], settings && editorHosts(settings));
  for (const address of ['/edit', '/edit/', '/edit/editorPage.js']) {
    expect(headersOf(rules, address)).toMatchObject({
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': expect.stringContaining('https://api.github.com') as string,
    });
  }
  expect(headersOf(rules, '/editors')).not.toHaveProperty('X-Robots-Tag');
  expect(robots({ ...SETTINGS, hasEditor: true })).toContain('Disallow: /sub/edit/');
});
