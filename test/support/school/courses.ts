import type { Course, Lesson, Module } from '../../../src/content/model';

/** The courses of the school that tests of pages use. Ids and slugs differ, so that neither can pass for the other. */
export const courses: readonly Course[] = [
  {
    id: 'knots',
    slug: 'tying-knots',
    subject: 'ropes',
    title: 'Knots',
    description: 'Loops, bends and hitches that hold, and come undone when they should.',
    level: 'beginner',
    topics: ['rope', 'practice'],
    forWhom: ['You have never tied more than a shoe.'],
    notFor: ['You rig ships for a living.'],
    outcomes: ['Tie a loop with your eyes closed.', 'Choose a knot by its load.'],
    prerequisites: [],
    alsoNeeded: ['Two meters of rope.'],
    modules: [
      moduleOf('knots-loops', 'Loops', [
        { kind: 'tutorial', tutorial: 'rope-bowline' },
        planned('knots-slip', 'Loops that slip', 3),
      ]),
      moduleOf('knots-hitches', 'Hitches', [
        { kind: 'tutorial', tutorial: 'rope-hitch' },
        { kind: 'tutorial', tutorial: 'rope-splice' },
        planned('knots-rolling', 'The rolling hitch', 2),
      ]),
    ],
    project: {
      title: 'A board of ten knots',
      brief: 'Tie ten knots and mount them.',
      acceptance: ['Each holds ten kilograms.', 'Each is named.'],
      minutes: { from: 120, to: 240 },
    },
  },
  {
    id: 'weather',
    slug: 'reading-weather',
    subject: 'sky',
    title: 'Weather',
    description: 'Read the sky, the glass and the forecast, and decide whether to stay in port.',
    level: 'intermediate',
    topics: ['clouds', 'wind', 'practice'],
    forWhom: ['You want to know what tomorrow brings.'],
    notFor: ['You want a degree in physics.'],
    outcomes: ['Name ten clouds.'],
    prerequisites: [],
    alsoNeeded: ['A window.', 'A notebook.'],
    modules: [
      moduleOf('weather-sky', 'The sky itself', [
        { kind: 'tutorial', tutorial: 'sky-clouds' },
        planned('weather-light', 'What light tells', 1),
      ]),
      moduleOf('weather-fronts', 'Fronts', [
        { kind: 'tutorial', tutorial: 'sky-fronts' },
        planned('weather-glass', 'The barometer', 4),
        planned('weather-gale', 'When a gale is near', 2),
      ]),
    ],
    project: {
      title: 'Thirty days of forecasts',
      brief: 'Forecast each day, and keep score.',
      acceptance: ['Every day has a forecast and what came.'],
      minutes: { from: 300, to: 480 },
    },
  },
  {
    id: 'charts',
    slug: 'sea-charts',
    subject: 'maps',
    title: 'Charts',
    description: 'Find where you are with a compass, a pencil and two things you can see.',
    level: 'intermediate',
    topics: ['compass', 'dead reckoning', 'practice'],
    forWhom: ['You get lost.'],
    notFor: ['You trust a screen alone.'],
    outcomes: ['Plot a position from two bearings.'],
    prerequisites: ['weather'],
    alsoNeeded: [],
    modules: [
      moduleOf('charts-position', 'Where you are', [
        { kind: 'tutorial', tutorial: 'map-bearings' },
        planned('charts-depth', 'Depth as a witness', 2),
      ]),
      moduleOf('charts-course', 'Where you go', [planned('charts-tide', 'Tide and leeway', 5)]),
    ],
    project: {
      title: 'A passage plan',
      brief: 'Plan a day at sea on paper.',
      acceptance: ['Every turn has a time and a bearing.'],
      minutes: { from: 180, to: 360 },
    },
  },
  {
    id: 'voyages',
    slug: 'long-voyages',
    subject: 'maps',
    title: 'Voyages',
    description: 'Weeks at sea: stores, watches, repairs and the crew.',
    level: 'advanced',
    topics: ['planning', 'practice'],
    forWhom: ['You have spent nights on the water.'],
    notFor: ['You get seasick in port.'],
    outcomes: ['Write a list of stores for a month.'],
    prerequisites: ['charts'],
    alsoNeeded: ['A crew.'],
    modules: [
      moduleOf('voyages-stores', 'Stores', [planned('voyages-water', 'Water for all', 1)]),
      moduleOf('voyages-crew', 'Crew', [planned('voyages-watches', 'Watches', 0)]),
    ],
    project: {
      title: 'A month on paper',
      brief: 'Plan a crossing.',
      acceptance: ['Every meal is on the list.'],
      minutes: { from: 60, to: 90 },
    },
  },
];

function moduleOf(id: string, title: string, lessons: Lesson[]): Module {
  return { id, title, summary: `You can work with: ${title}.`, lessons };
}

function planned(id: string, title: string, exercises: number): Lesson {
  return { kind: 'outline', id, title, minutes: { from: 120, to: 200 }, exercises };
}
