import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownPageModules } from '../../../../src/build/content/school/ownPageModules';
import { readOwnPages } from '../../../../src/build/content/school/ownPages';
import { ownPageProblems } from '../../../../src/build/content/validation/validateOwnPages';

const DESCRIPTION = 'Where our students meet, what happens there, and how you can come along.';

let root: string;

beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('the address is the path of the file, and components and folders of parts are no pages', async () => {
  write('events.tsx', pageOf());
  write('about/team.tsx', pageOf());
  write('about/Portrait.tsx', 'export const Portrait = () => null;');
  write('about/ourTeam/list.tsx', 'export const list = [];');
  const { pages, problems } = await readOwnPages(root);
  expect(problems).toEqual([]);
  expect(pages.map((page) => page.path)).toEqual(['/about/team', '/events']);
});

test('the facts can use values of other files, and the components are not run', async () => {
  write('team/people.ts', "export const PEOPLE = ['Ada', 'Grace'];");
  write(
    'events.tsx',
    `import Card from '@mui/material/Card';
     import { styled } from '@mui/material/styles';
     import { QueryClient } from '@tanstack/react-query';
     import { FIRST_LESSON } from '../../../.generated/starts';
     import { PEOPLE } from './team/people';
     ${pageOf("label: 'Meet', showIn: ['navigation'], after: 'courses'")}
     export const headings = PEOPLE.map((name) => \`Meet \${name}\`);
     const Wide = styled(Card)({ width: '100%' });
     const client = new QueryClient({ retry: FIRST_LESSON.retries });
     export const Row = () => <Wide client={client}>{FIRST_LESSON.title}</Wide>;`,
  );
  const { pages, problems } = await readOwnPages(root);
  expect(problems).toEqual([]);
  expect(pages[0]).toMatchObject({
    label: 'Meet',
    showIn: ['navigation'],
    after: 'courses',
    headings: ['Meet Ada', 'Meet Grace'],
    exports: expect.arrayContaining(['page', 'Page', 'headings']) as unknown,
  });
});

test.each([
  [
    'a page without facts',
    'export function Page() { return null; }',
    /^exports no "page"; add `export const page: OwnPage/,
  ],
  [
    'a page without a component',
    `export const page = { title: 'Events', description: '${DESCRIPTION}' };`,
    'exports no "Page"; add `export function Page()`, which renders the page',
  ],
  [
    'a short description',
    "export const page = { title: 'Events', description: 'Too short.' }; export const Page = () => null;",
    'page.description: has 10 characters; write 60 to 160, which search engines show',
  ],
  [
    'an unknown place',
    pageOf("showIn: ['header']"),
    'page.showIn.0: Invalid option: expected one of "navigation"|"panel"|"footer"',
  ],
  [
    'an unknown fact',
    pageOf('order: 3'),
    'page: there\'s no field "order"; the fields are: title, description, label, showIn, after, purpose, headings',
  ],
  [
    'facts that need a package',
    `import Card from '@mui/material/Card'; ${pageOf('label: Card')}`,
    '"page" can\'t use "@mui/material/Card"; only values written in src/school can be used there',
  ],
])('%s is reported', async (_name, source, reason) => {
  write('events.tsx', source);
  const { pages, problems } = await readOwnPages(root);
  expect(pages).toEqual([]);
  expect(problems).toEqual([
    {
      file: 'src/school/pages/events.tsx',
      line: 1,
      reason: typeof reason === 'string' ? reason : (expect.stringMatching(reason) as unknown),
    },
  ]);
});

test('a syntax error is reported with its line', async () => {
  write('events.tsx', 'export const page = {\n  title: ,\n};');
  const { problems } = await readOwnPages(root);
  expect(problems).toEqual([
    { file: 'src/school/pages/events.tsx', line: 2, reason: 'Unexpected ","' },
  ]);
});

test.each([
  ['about.tsx', 'the site already has a page at /about; rename the file'],
  ['courses/knots.tsx', 'the site already has a page at /courses/knots; rename the file'],
  [
    'tutorials/news.tsx',
    'addresses below /tutorials belong to lessons; move the file to another folder',
  ],
])('a page at %s is refused', async (file, reason) => {
  write(file, pageOf());
  const { pages } = await readOwnPages(root);
  const courses = [{ slug: 'knots' }] as never;
  expect(ownPageProblems({ ownPages: pages, courses })).toEqual([
    { file: `src/school/pages/${file}`, line: 1, reason },
  ]);
});

test('two pages cannot have the same purpose', async () => {
  write('about/a.tsx', pageOf("purpose: 'comparison'"));
  write('about/b.tsx', pageOf("purpose: 'comparison'"));
  const { pages } = await readOwnPages(root);
  expect(ownPageProblems({ ownPages: pages, courses: [] })).toEqual([
    {
      file: 'src/school/pages/about/b.tsx',
      line: 1,
      reason: 'page.purpose: src/school/pages/about/a.tsx already has the purpose "comparison"',
    },
  ]);
});

test('a school without pages of its own has empty modules', () => {
  const modules = new Map(ownPageModules([]));
  expect(modules.get('school/ownLinks.ts')).toContain('OwnAddress = never;');
  expect(modules.get('school/ownPages.ts')).not.toContain('import(');
});

function write(file: string, text: string): void {
  const target = path.join(root, 'src/school/pages', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Returns the source of a page, with additional facts. */
function pageOf(facts = ''): string {
  return `export const page = { title: 'Events', description: '${DESCRIPTION}', ${facts} };
export function Page() { return <h1>Events</h1>; }`;
}
