/** Ties lessons together: ids that must be unique, links that must lead somewhere, neighbors in a subject. */
import type { Lesson, LessonLink } from '../../content/lesson';
import type { SubjectId } from '../../content/model';
import type { Draft } from './compile';
import type { FrontMatter } from './frontMatter';
import { report } from './reading';

interface Known {
  draft: Draft;
  facts: FrontMatter;
}

/**
 * Resolves what lessons say of one another and orders them by subject and position. Mistakes are reported in the readings
 * of the drafts; with any of them the lessons must not be used.
 *
 * @param subjects - ids of the subjects, in their order
 */
export function linkLessons(drafts: readonly Draft[], subjects: readonly SubjectId[]): Lesson[] {
  const placeOf = ({ subject, order }: FrontMatter) => subjects.indexOf(subject) * 10_000 + order;
  const known = drafts
    .flatMap((draft): Known[] => (draft.facts === undefined ? [] : [{ draft, facts: draft.facts }]))
    .sort((a, b) => placeOf(a.facts) - placeOf(b.facts));
  const byId = new Map(known.map((lesson) => [lesson.facts.id, lesson]));
  reportDoubles(known);
  reportDoubleExercises(drafts);
  for (const draft of drafts) {
    resolveLinks(draft, byId);
  }
  return known.map((lesson, index) => assemble(lesson, byId, known[index - 1], known[index + 1]));
}

function reportDoubles(known: readonly Known[]): void {
  const owners = new Map<string, string>();
  for (const { draft, facts } of known) {
    const claims = [
      ['id', `id "${facts.id}"`],
      ['slug', `slug "${facts.slug}"`],
    ] as const;
    for (const [field, claim] of claims) {
      const owner = owners.get(claim);
      if (owner !== undefined) {
        report(draft.reading, draft.lineOf(field), `${claim} is already taken by ${owner}`);
      }
      owners.set(claim, owner ?? draft.reading.file);
    }
  }
}

function reportDoubleExercises(drafts: readonly Draft[]): void {
  const owners = new Map<string, string>();
  for (const { reading } of drafts) {
    for (const { id, line } of reading.exercises) {
      const owner = owners.get(id);
      if (owner !== undefined) {
        report(reading, line, `exercise id "${id}" is already taken by ${owner}`);
      }
      owners.set(id, owner ?? `${reading.file}:${line}`);
    }
  }
}

function resolveLinks({ reading }: Draft, byId: ReadonlyMap<string, Known>): void {
  for (const { line, link } of reading.links) {
    if (link.kind === 'lesson') {
      const target = byId.get(link.slug);
      if (target === undefined) {
        report(reading, line, `no lesson has the id "${link.slug}"`);
      } else {
        link.slug = target.facts.slug;
        const { contents } = target.draft.reading;
        if (link.passage && !contents.some(({ slug }) => slug === link.passage)) {
          report(
            reading,
            line,
            `${target.facts.id} has no heading with the slug "${link.passage}"`,
          );
        }
      }
    }
  }
}

function assemble(
  { draft, facts }: Known,
  byId: ReadonlyMap<string, Known>,
  before: Known | undefined,
  after: Known | undefined,
): Lesson {
  const linksTo = (field: 'prerequisites' | 'next'): LessonLink[] =>
    facts[field].flatMap((id) => {
      const target = byId.get(id)?.facts;
      const fault = faultOf(facts, field, target);
      if (fault !== undefined) {
        report(draft.reading, draft.lineOf(field), `front matter: ${field}: "${id}" ${fault}`);
      }
      return target === undefined ? [] : [linkTo(target)];
    });
  const neighbor = (other: Known | undefined): LessonLink | null =>
    other?.facts.subject === facts.subject ? linkTo(other.facts) : null;
  const { minutes, introduces: _, ...rest } = facts;
  return {
    ...rest,
    minutes: { from: minutes[0], to: minutes[1] },
    prerequisites: linksTo('prerequisites'),
    next: linksTo('next'),
    previousInSubject: neighbor(before),
    nextInSubject: neighbor(after),
    contents: draft.reading.contents,
    blocks: draft.blocks,
  };
}

function faultOf(
  facts: FrontMatter,
  field: 'prerequisites' | 'next',
  target: FrontMatter | undefined,
): string | undefined {
  if (target === undefined) {
    return 'is the id of no lesson';
  }
  if (target.id === facts.id) {
    return 'is the lesson itself';
  }
  const later = target.subject === facts.subject && target.order > facts.order;
  return field === 'prerequisites' && later ? 'comes later in the same subject' : undefined;
}

function linkTo({ id, slug, title }: FrontMatter): LessonLink {
  return { id, slug, title };
}
