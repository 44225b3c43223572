import { courseFile, FILES, programFile } from './validateFiles';
import type { ContentProblem, ContentSet } from './validateTypes';

interface Rule {
  pattern: RegExp;
  reason: (found: string) => string;
}

/** Fields that hold ids and other names of the model instead of text. */
const NOT_TEXT = new Set([
  'id',
  'slug',
  'subject',
  'course',
  'kind',
  'level',
  'modules',
  'lessons',
  'lesson',
  'prerequisites',
  'through',
  'places',
  'code',
  'choices',
]);

/** Lists that may be empty. */
const MAY_BE_EMPTY = new Set(['prerequisites', 'alsoNeeded']);

/** Words that mark a text that is still missing. */
const PLACEHOLDERS =
  /\b(lorem|ipsum|tb[ad]|todo|fixme|x{3,}|foo ?bar|asdf|qwerty|dummy text|coming soon|under construction|to be (announced|decided|determined|done|written))\b|\?{3,}/i;

/** Claims that nobody can check or keep (the site's rule of honesty: nothing is promised that is not on the page). */
const CLAIMS =
  /\b(guarante(e|ed|es|eeing)|best|number[- ](one|1)|no\. ?1|placements?|world[- ]class|(job|industry)[- ]ready|top[- ]rated|award[- ]winning|unbeatable|unmatched|risk[- ]free|money[- ]back|dream job|get hired|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|limited (time|offer)|act now|hurry)\b|# ?1\b|100 ?%/i;

const RULES: readonly Rule[] = [
  { pattern: /^\s*$/, reason: () => 'the text is empty' },
  { pattern: /^\s+\S|\S\s+$/, reason: () => 'the text starts or ends with a space' },
  { pattern: PLACEHOLDERS, reason: (found) => `"${found}" is a placeholder for missing text` },
  { pattern: CLAIMS, reason: (found) => `"${found}" is a claim that nobody can back up` },
  { pattern: /!/, reason: () => 'the text has an exclamation mark' },
  {
    pattern: /<\/?[a-z][^>]*>|\*\*|`|\]\(/i,
    reason: (found) => `"${found}" is markup, but the text is shown as it is`,
  },
];

/** Texts: present, finished, plain, and free of claims. */
export function checkTexts(content: ContentSet): ContentProblem[] {
  return [
    ...content.subjects.flatMap((subject) => walk(subject, [subject.id], FILES.subjects)),
    ...content.courses.flatMap((course) => [
      ...walk(course, [course.id], courseFile(course)),
      ...checkTopics(course),
    ]),
    ...content.programs.flatMap((program) => walk(program, [program.id], programFile(program))),
    ...content.questions.flatMap((question) => walk(question, [question.id], FILES.questions)),
    ...content.entryPoints.questions.flatMap((question) =>
      walk(question, [question.id], FILES.entryPoints),
    ),
    ...walk(content.entryPoints.beyond, ['beyond'], FILES.entryPoints),
    ...content.tutorials.flatMap(({ id, title }) => walk({ title }, [id], FILES.tutorials)),
  ];
}

/** Checks every text in `node`, however deep; `path` holds the names of the things around it. */
function walk(node: object, path: readonly string[], file: string): ContentProblem[] {
  return Object.entries(node).flatMap(([field, value]: [string, unknown]) => {
    const entry = `${path.join(' > ')}: ${field}`;
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      return items.length === 0 && !MAY_BE_EMPTY.has(field)
        ? [{ file, entry, reason: 'the list is empty' }]
        : items.flatMap((item, index) => {
            const name = `${field} ${index + 1}`;
            return checkValue(item, field, `${path.join(' > ')}: ${name}`, [...path, name], file);
          });
    }
    return checkValue(value, field, entry, [...path, field], file);
  });
}

function checkValue(
  value: unknown,
  field: string,
  entry: string,
  path: readonly string[],
  file: string,
): ContentProblem[] {
  if (typeof value === 'string') {
    return NOT_TEXT.has(field)
      ? []
      : checkText(value, field).map((reason) => ({ file, entry, reason }));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const named = 'id' in value && typeof value.id === 'string' ? value.id : path.at(-1);
  return walk(value, [...path.slice(0, -1), named ?? field], file);
}

function checkText(text: string, field: string): string[] {
  const broken = RULES.flatMap(({ pattern, reason }) => {
    const found = pattern.exec(text);
    return found ? [reason(found[0])] : [];
  });
  // Only in answers do the pages fill in who the brand is and how to reach it.
  const rest = field === 'answer' ? text.replace(/\{(brand|email)\}/g, '') : text;
  const brace = /\{[^}]*\}?|\}/.exec(rest);
  return brace ? [...broken, `"${brace[0]}" isn't filled in here`] : broken;
}

function checkTopics(course: ContentSet['courses'][number]): ContentProblem[] {
  return course.topics
    .filter((topic, index) => topic !== topic.toLowerCase() || course.topics.indexOf(topic) < index)
    .map((topic) => ({
      file: courseFile(course),
      entry: `${course.id}: topics`,
      reason: `the topic "${topic}" isn't lowercase or appears twice`,
    }));
}
