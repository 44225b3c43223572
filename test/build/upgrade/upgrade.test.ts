import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Contents of files by path within the project. */
type Files = Readonly<Record<string, string>>;

const HEADER = 'src/layout/Header.tsx';
const FOOTER = 'src/layout/Footer.tsx';
const BRAND = 'src/school/brand.yaml';

/** Renames a field in a school's brand, as a release would. */
const CODEMOD = `import { readFile, writeFile } from 'node:fs/promises';
export default async function rename(root) {
  const file = root + '/${BRAND}';
  const text = await readFile(file, 'utf8');
  if (!text.includes('slogan')) return [];
  await writeFile(file, text.replace('slogan', 'tagline'));
  return ['${BRAND}: slogan is now called tagline'];
}
`;

const NOTES = `# Changelog

## 1.1.0

The brand's slogan is called tagline.

### Features

- A better footer

## 1.0.0

The first release.
`;

const FIRST: Files = {
  'package.json': '{ "version": "1.0.0", "type": "module" }\n',
  '.gitignore': 'node_modules\n',
  '.github/CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\nThe first release.\n',
  [HEADER]: 'one\ntwo\nthree\n',
  [FOOTER]: 'old footer\n',
  [BRAND]: 'slogan: sample\n',
  'src/school/lessons/sample.md': 'sample\n',
};

const SECOND: Files = {
  'package.json': '{ "version": "1.1.0", "type": "module" }\n',
  '.github/CHANGELOG.md': NOTES,
  [HEADER]: 'one\ntwo, better\nthree\n',
  [FOOTER]: 'new footer\n',
  [BRAND]: 'tagline: sample\n',
  'src/school/lessons/another-sample.md': 'sample\n',
  'src/build/upgrade/codemods/1.1.0-tagline.ts': CODEMOD,
};

/** Repository of the releases, made once. */
let releases: string;

beforeAll(() => {
  releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
  cpSync('src/build/upgrade', path.join(releases, 'src/build/upgrade'), { recursive: true });
  git(releases, 'init', '--quiet');
  commit(releases, FIRST);
  git(releases, 'tag', 'v1.0.0');
  commit(releases, SECOND);
  git(releases, 'tag', 'v1.1.0');
});

/** Starts a school from a copy of the first release, without its history. */
function schoolWith(files: Files): string {
  const root = mkdtempSync(path.join(tmpdir(), 'school-'));
  git(root, 'init', '--quiet');
  cpSync('src/build/upgrade', path.join(root, 'src/build/upgrade'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  commit(root, { ...FIRST, [BRAND]: 'slogan: ours\n', ...files });
  return root;
}

function commit(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  git(root, 'add', '--all');
  git(root, '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'x');
}

function git(root: string, ...values: string[]): void {
  const { status, stderr } = spawnSync('git', values, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function upgrade(root: string, ...values: string[]) {
  const command = ['--import', 'tsx', 'src/build/upgrade/upgrade.ts', releases, ...values];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

test('a release changes the project, and the school only where it has to', () => {
  const root = schoolWith({});
  const { status, output } = upgrade(root);
  expect(output).toContain('Upgrading from 1.0.0 to 1.1.0.');
  expect(output).toContain('- A better footer');
  expect(output).not.toContain('The first release.');
  expect(output).toContain(`${BRAND}: slogan is now called tagline`);
  expect(read(root, FOOTER)).toBe('new footer\n');
  expect(read(root, BRAND)).toBe('tagline: ours\n');
  expect(existsSync(path.join(root, 'src/school/lessons/another-sample.md'))).toBe(false);
  expect(read(root, 'package.json')).toContain('1.1.0');
  expect(status).toBe(0);
});

test("the school's own changes stay, and those in other places are merged", () => {
  const root = schoolWith({ [HEADER]: 'zero\none\ntwo\nthree\n', 'src/own.ts': 'own\n' });
  const { status, output } = upgrade(root);
  expect(read(root, HEADER)).toBe('zero\none\ntwo, better\nthree\n');
  expect(read(root, 'src/own.ts')).toBe('own\n');
  expect(output).toMatch(/You have changed these files[^]*src\/layout\/Header\.tsx\n/);
  expect(status).toBe(0);
});

test('a change in the same place is shown with both sides', () => {
  const root = schoolWith({ [HEADER]: 'one\ntwo, ours\nthree\n' });
  const { status, output } = upgrade(root);
  expect(output).toMatch(/changes the same places[^]*src\/layout\/Header\.tsx/);
  expect(read(root, HEADER)).toBe(
    'one\n<<<<<<< yours\ntwo, ours\n=======\ntwo, better\n>>>>>>> release 1.1.0\nthree\n',
  );
  expect(read(root, FOOTER)).toBe('new footer\n');
  expect(status).toBe(1);
});

test('the latest release needs no upgrade', () => {
  const root = schoolWith({ 'package.json': SECOND['package.json'] ?? '' });
  expect(upgrade(root)).toMatchObject({
    status: 0,
    output: expect.stringContaining('The site has release 1.1.0, the latest one.') as string,
  });
});

test.each([
  ['changes that are not committed', {}, true, [], 'There are changes that could get lost.'],
  ['an unknown release', {}, false, ['3.0.0'], "There's no release 3.0.0."],
  [
    'a version of its own',
    { 'package.json': '{ "version": "7.0.0", "type": "module" }\n' },
    false,
    [],
    "package.json has the version 7.0.0, and there's no such release. The releases are: 1.0.0, 1.1.0.",
  ],
])('%s stop the upgrade, and nothing is changed', (_name, files, isDirty, values, message) => {
  const root = schoolWith(files);
  if (isDirty) writeFileSync(path.join(root, 'new.ts'), '');
  const { status, output } = upgrade(root, ...values);
  expect(output).toContain(message);
  expect(status).toBe(1);
  expect(read(root, FOOTER)).toBe('old footer\n');
});
