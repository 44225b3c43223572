import { learningPath } from '../../../src/build/content/learningPath/learningPath';
import type { Block, IntroducedTerm, Lesson, LessonPosition } from '../../../src/content/lesson';
import { courses } from './courses';

/** Properties that differ between lessons. All other properties are the same. */
interface Sketch {
  id: string;
  slug: string;
  title: string;
  description: string;
  subject: string;
  level: Lesson['level'];
  exercises: string[];
  /** Each section's title and text. */
  passages: [title: string, text: string][];
  introduces?: Lesson['introduces'];
}

const POSITIONS = learningPath(courses);

const BIGHT = termOf('bight', 'A bend in a rope that is not crossed.');

/** Lessons of the sample school, in course order. */
export const lessons: readonly Lesson[] = [
  lessonOf({
    id: 'rope-bowline',
    slug: 'the-bowline',
    title: 'The bowline: a loop that holds',
    description: 'One loop, tied in one breath, that neither slips nor jams.',
    subject: 'ropes',
    level: 'beginner',
    exercises: ['rope-bowline-turns'],
    passages: [
      ['The rabbit and the tree', 'The end comes up through the hole, round the tree, and back.'],
      ['When it shakes loose', 'A bowline without load may come undone by flapping.'],
    ],
    introduces: {
      terms: [termOf('working end', 'The end of a rope that ties the knot.'), BIGHT],
      code: ['const', '<p>', '.push()'],
    },
  }),
  shortLesson('knots-slip', 'Loops that slip', 'ropes', 3),
  lessonOf({
    id: 'rope-hitch',
    slug: 'half-hitches',
    title: 'Half hitches: tied to a post',
    description: 'Two turns that make fast to a ring, a rail or a post.',
    subject: 'ropes',
    level: 'beginner',
    exercises: [],
    passages: [['Round turn first', 'Friction carries the load before any knot does.']],
  }),
  lessonOf({
    id: 'rope-splice',
    slug: 'splicing',
    title: 'Splicing: rope grown together',
    description: 'Strands tucked under strands, until two ropes are one.',
    subject: 'ropes',
    level: 'intermediate',
    exercises: ['rope-splice-tucks', 'rope-splice-taper'],
    passages: [
      ['Unlaying the strands', 'Three strands are opened, and the yarn is kept from fraying.'],
      ['Five tucks', 'Each strand goes over one and under the next.'],
      ['Tapering', 'Halve the strands for the last tucks.'],
      ['What it costs', 'Splicing keeps most of the strength of the rope.'],
    ],
  }),
  shortLesson('knots-rolling', 'The rolling hitch', 'ropes', 2),
  lessonOf({
    id: 'sky-clouds',
    slug: 'naming-clouds',
    title: 'Naming clouds',
    description: 'Ten names, and what each of them says about the coming hours.',
    subject: 'sky',
    level: 'beginner',
    exercises: ['sky-clouds-name'],
    passages: [['High and thin', 'Cirrus is ice, and often the first word of a warm front.']],
    introduces: { terms: [BIGHT], code: ['const', 'color:'] },
  }),
  shortLesson('weather-light', 'What light tells', 'sky', 1),
  lessonOf({
    id: 'sky-fronts',
    slug: 'warm-and-cold-fronts',
    title: 'Warm and cold fronts',
    description: 'Why rain comes slowly before one, and all at once with the other.',
    subject: 'sky',
    level: 'intermediate',
    exercises: ['sky-fronts-order'],
    passages: [['The wind veers', 'Then the barometer rises, and the rain stops.']],
  }),
  shortLesson('weather-glass', 'The barometer', 'sky', 4),
  shortLesson('weather-gale', 'When a gale is near', 'sky', 2),
  lessonOf({
    id: 'map-bearings',
    slug: 'taking-bearings',
    title: 'Taking bearings',
    description: 'Two lines on paper that cross where you are.',
    subject: 'maps',
    level: 'intermediate',
    exercises: ['map-bearings-cross'],
    passages: [['Variation', 'The needle points to a north of its own.']],
  }),
  shortLesson('charts-depth', 'Depth as a witness', 'maps', 2),
  shortLesson('charts-tide', 'Tide and leeway', 'maps', 5),
  shortLesson('voyages-water', 'Water for all', 'maps', 1),
  shortLesson('voyages-watches', 'Watches', 'maps', 0),
];

function termOf(term: string, means: string): IntroducedTerm {
  return { slug: term.replaceAll(' ', '-'), term, means, forms: [], isEveryday: false };
}

/** Returns a short lesson, for tests that only count lessons or exercises. */
function shortLesson(id: string, title: string, subject: string, exercises: number): Lesson {
  const sketch: Sketch = {
    id,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: `All about: ${title}.`,
    subject,
    level: 'intermediate',
    exercises: Array.from({ length: exercises }, (_, index) => `${id}-${index + 1}`),
    passages: [['In short', 'A few words are enough.']],
  };
  return { ...lessonOf(sketch, ''), minutes: { from: 120, to: 200 } };
}

/**
 * @param everywhere - a sentence added to every section, so that a search for it finds more results than are
 * shown
 */
function lessonOf(
  { exercises, passages, introduces = { terms: [], code: [] }, ...facts }: Sketch,
  everywhere = ' Practice it on deck.',
): Lesson {
  const contents = passages.map(([title]) => ({
    level: 2 as const,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
  }));
  return {
    ...facts,
    minutes: { from: 20, to: 35 },
    updated: '2026-03-04',
    outcomes: ['do it again tomorrow'],
    buildsOn: [],
    position: positionOf(facts.id),
    previous: null,
    next: null,
    opens: [],
    introduces,
    terms: {},
    contents,
    blocks: [
      ...passages.flatMap(([title, text], index): Block[] => [
        { kind: 'heading', level: 2, slug: contents[index]?.slug ?? '', children: [title] },
        { kind: 'paragraph', children: [text + everywhere] },
      ]),
      ...exercises.map((id): Block => exerciseOf(id)),
    ],
  };
}

function positionOf(id: string): LessonPosition {
  const found = POSITIONS.get(id);
  if (!found) throw new Error(`No course of the school has the lesson "${id}".`);
  const { course, module, number, of } = found;
  return { course, module, number, of };
}

function exerciseOf(id: string): Block {
  return {
    kind: 'exercise',
    step: 'core',
    id,
    title: 'Try it',
    prompt: [{ kind: 'paragraph', children: ['Do it once.'] }],
    starter: [['let done;']],
    tests: '',
    hints: [],
    solution: [['let done = true;']],
    explanation: [],
  };
}
