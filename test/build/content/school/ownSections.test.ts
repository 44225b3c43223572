import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownSectionModules } from '../../../../src/build/content/school/ownSectionModules';
import { readOwnSections } from '../../../../src/build/content/school/ownSections';

let root: string;

beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'sections-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, source: string): void {
  const file = path.join(root, 'src/school/sections', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, source);
}

function sectionOf(id: string, more = ''): string {
  return `export const section = { id: '${id}', title: 'Partners', description: 'Who we work with.'${more} };
export function Section() { return null; }`;
}

test('sections have the order that they state, then that of their names', async () => {
  write('home/rooms.tsx', sectionOf('rooms'));
  write('home/awards.tsx', sectionOf('awards'));
  write('home/press.tsx', sectionOf('press', ', order: 1'));
  write('about/history.tsx', sectionOf('history'));
  write('home/Logo.tsx', 'export const Logo = () => null;');
  const { sections, problems } = await readOwnSections(root);
  expect(problems).toEqual([]);
  const modules = new Map(ownSectionModules(sections));
  const home = modules.get('school/sections/home.ts') ?? '';
  expect([...home.matchAll(/own-home-(\w+)/g)].map(([, id]) => id)).toEqual([
    'press',
    'awards',
    'rooms',
  ]);
  expect(modules.get('school/sections/about.ts')).toContain('src/school/sections/about/history');
  expect(modules.get('school/sections/courses.ts')).toContain(
    'OwnSections: ComponentType | null = null',
  );
});

test('a school without sections has none', async () => {
  expect(await readOwnSections(root)).toEqual({ sections: [], problems: [] });
});

test.each([
  [
    'a section of an unknown page',
    'hom/rooms.tsx',
    sectionOf('rooms'),
    { file: 'src/school/sections/hom', reason: 'the site has no page "hom"; did you mean "home"?' },
  ],
  [
    'a section without facts',
    'home/rooms.tsx',
    'export function Section() { return null; }',
    {
      file: 'src/school/sections/home/rooms.tsx',
      reason:
        'exports no "section"; add `export const section: OwnSection = { id, title, description }`, or start the name of another component with a capital letter',
    },
  ],
  [
    'a section without a component',
    'home/rooms.tsx',
    "export const section = { id: 'rooms', title: 'Rooms', description: 'Where we meet.' };",
    {
      file: 'src/school/sections/home/rooms.tsx',
      reason: 'exports no "Section"; add `export function Section()`, which renders the section',
    },
  ],
  [
    'an id with a space',
    'home/rooms.tsx',
    sectionOf('our rooms'),
    {
      file: 'src/school/sections/home/rooms.tsx',
      reason:
        'section.id: "our rooms" can only have lowercase letters, digits and hyphens, as in "why-us"',
    },
  ],
  [
    'a syntax error',
    'home/rooms.tsx',
    'export const section = {;',
    { file: 'src/school/sections/home/rooms.tsx', reason: 'Expected identifier but found ";"' },
  ],
])('%s is reported', async (_name, file, source, problem) => {
  write(file, source);
  const { problems } = await readOwnSections(root);
  expect(problems).toEqual([{ ...problem, line: 1 }]);
});
