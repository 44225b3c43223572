/**
 * `npm run new`: writes the first version of something that a school adds. It passes all checks as it is.
 *
 *   npm run new -- school "Harbor Code School" [--language de]
 *   npm run new -- course rope-work "Rope Work"
 *   npm run new -- program deckhand "Deckhand"
 *   npm run new -- lesson rope-work the-bowline "The bowline"
 *   npm run new -- page /about/team "Our team"
 *   npm run new -- post why-knots-slip "Why knots slip"
 *   npm run new -- person maya-lind "Maya Lind"
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { newCourse } from './newCourse';
import { newLesson } from './newLesson';
import { newPage } from './newPage';
import { newPerson } from './newPerson';
import { newPost } from './newPost';
import { newProgram } from './newProgram';
import { newSchool } from './newSchool';

const { language, positionals } = readArguments();
const [kind = '', ...values] = positionals;

/** What the command can write: the names of its arguments, and the function that writes it. */
const KINDS: Readonly<
  Record<string, { usage: string; write: (...values: string[]) => Promise<string | string[]> }>
> = {
  school: { usage: '"<name>" [--language de]', write: (name = '') => newSchool(name, language) },
  course: { usage: '<id> "<title>"', write: (id = '', title = '') => newCourse(id, title) },
  program: { usage: '<id> "<title>"', write: (id = '', title = '') => newProgram(id, title) },
  lesson: {
    usage: '<id of the course> <slug> "<title>"',
    write: (course = '', slug = '', title = '') => newLesson(course, slug, title),
  },
  page: {
    usage: '</address> "<title>"',
    write: (address = '', title = '') => newPage(address, title),
  },
  post: { usage: '<slug> "<title>"', write: (slug = '', title = '') => newPost(slug, title) },
  person: { usage: '<id> "<name>"', write: (id = '', name = '') => newPerson(id, name) },
};

const NAME = /^\/?[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

const known = KINDS[kind];
if (
  !known ||
  (language !== undefined && kind !== 'school') ||
  values.length !== known.usage.match(/<[^>]+>/g)?.length
) {
  fail(
    Object.entries(KINDS)
      .map(([name, { usage }]) => `npm run new -- ${name} ${usage}`)
      .join('\n'),
  );
}
const wrong = values.slice(0, -1).find((value) => !NAME.test(value));
if (wrong !== undefined) {
  fail(`"${wrong}" can only have lowercase letters, digits and hyphens, as in "rope-work".`);
}
try {
  const written = [await known.write(...values)].flat();
  process.stdout.write(`Wrote:\n${written.map((file) => `  ${file}\n`).join('')}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function readArguments(): { language?: string; positionals: string[] } {
  try {
    const { values: options, positionals: names } = parseArgs({
      allowPositionals: true,
      options: { language: { type: 'string' } },
    });
    return { ...options, positionals: names };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
