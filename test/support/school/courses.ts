import type { Course, Module } from '../../../src/content/model';

/** Courses of the sample school. Ids and slugs differ, so that tests notice if one is used as the other. */
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
      moduleOf('knots-loops', 'Loops', ['rope-bowline', 'knots-slip']),
      moduleOf('knots-hitches', 'Hitches', ['rope-hitch', 'rope-splice', 'knots-rolling']),
    ],
    project: {
      title: 'A board of ten knots',
      brief: 'Tie ten knots and mount them.',
      acceptance: ['Each holds ten kilograms.', 'Each is named.'],
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
      moduleOf('weather-sky', 'The sky itself', ['sky-clouds', 'weather-light']),
      moduleOf('weather-fronts', 'Fronts', ['sky-fronts', 'weather-glass', 'weather-gale']),
    ],
    project: {
      title: 'Thirty days of forecasts',
      brief: 'Forecast each day, and keep score.',
      acceptance: ['Every day has a forecast and what came.'],
    },
    mock: { easy: 2, medium: 7, hard: 11 },
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
    prerequisites: [{ course: 'weather', through: 'weather-sky' }],
    alsoNeeded: [],
    modules: [
      moduleOf('charts-position', 'Where you are', ['map-bearings', 'charts-depth']),
      moduleOf('charts-course', 'Where you go', ['charts-tide']),
    ],
    project: {
      title: 'A passage plan',
      brief: 'Plan a day at sea on paper.',
      acceptance: ['Every turn has a time and a bearing.'],
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
    prerequisites: [{ course: 'charts' }],
    alsoNeeded: ['A crew.'],
    modules: [
      moduleOf('voyages-stores', 'Stores', ['voyages-water']),
      moduleOf('voyages-crew', 'Crew', ['voyages-watches']),
    ],
    project: {
      title: 'A month on paper',
      brief: 'Plan a crossing.',
      acceptance: ['Every meal is on the list.'],
    },
  },
];

function moduleOf(id: string, title: string, lessons: string[]): Module {
  return { id, title, summary: `You can work with: ${title}.`, lessons };
}
