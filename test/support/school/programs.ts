import type { Program, ProgramStep } from '../../../src/content/model';

/** Three programs. The voyages course isn't in any of them. */
export const programs: readonly Program[] = [
  {
    id: 'first-mate',
    slug: 'first-mate-path',
    title: 'First Mate',
    description: 'From the first knot to a look at the sky that means something.',
    forWhom: ['You are new on board.'],
    notPromised: ['A berth. Skippers choose for themselves.'],
    steps: [
      step('knots', 'A loop that holds', ['knots-loops']),
      step('knots', 'A board to show', ['knots-hitches']),
      step('weather', 'A month of guesses'),
    ],
  },
  {
    id: 'navigator',
    slug: 'navigator-path',
    title: 'Navigator',
    description: 'Where you are, where you go, and what the wind has to say about it.',
    forWhom: ['You like maps.'],
    notPromised: ['Dry feet.'],
    steps: [step('weather', 'The sky, read aloud'), step('charts', 'A plotted day')],
  },
  {
    id: 'rigger',
    slug: 'rigger-path',
    title: 'Rigger',
    description: 'Everything that is made of rope.',
    forWhom: ['You like to work with your hands.'],
    duration: 'Six evenings in the loft',
    notPromised: ['Soft hands.'],
    steps: [step('knots', 'Ten knots, mounted')],
  },
];

function step(course: string, title: string, modules?: string[]): ProgramStep {
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return { course, modules, checkpoint: { id, title, shows: [`${title}: it can be seen.`] } };
}
