import type { SiteFacts } from '../../../../content/summary';
import { countOf, formatMinutes } from '../../../../texts/de/format';
import type { ComparedFact, ComparedSchool } from './comparison';
// The extension leads to the English module: without it, 'comparison' is this one.
import * as english from './comparison.ts';

export const HOW_IT_COMPARES = {
  title: 'Im Vergleich',
  description:
    'Diese Schule und sechs andere Wege, programmieren zu lernen, im Vergleich: Preis, Konto, offline, Sprachen, Projekte, Community und Zertifikat.',
};

const FACT_NAMES: Record<ComparedFact, string> = {
  cost: 'Preis',
  account: 'Konto',
  offline: 'Offline',
  languages: 'Sprachen',
  size: 'Umfang und Dauer',
  projects: 'Projekte',
  community: 'Community',
  certificate: 'Zertifikat',
  inPage: 'Code läuft auf der Seite',
};

/** The rows of the table, in order. */
export const COMPARED_FACTS: typeof english.COMPARED_FACTS = english.COMPARED_FACTS.map(
  ({ id }) => ({ id, name: FACT_NAMES[id] }),
);

/**
 * Facts about other schools in German, by fact and English text. A fact that changes in `comparison.ts` is
 * English until its translation changes as well, so that the German page never shows an outdated fact.
 */
const FACTS: Record<ComparedFact, Readonly<Record<string, string>>> = {
  cost: {
    Free: 'Kostenlos',
    'Free to read': 'Lesen kostenlos',
    'Free to read; paid membership for the rest':
      'Lesen kostenlos, der Rest mit bezahlter Mitgliedschaft',
  },
  account: {
    'To save your progress': 'Um deinen Fortschritt zu speichern',
    'Only to check off lessons': 'Nur um Lektionen abzuhaken',
    'To download and submit exercises': 'Um Aufgaben herunterzuladen und einzureichen',
    None: 'Keins',
  },
  offline: {
    "Yes, with exercises you've downloaded": 'Ja, mit heruntergeladenen Aufgaben',
    "Yes, for pages you've visited and lessons you've saved":
      'Ja, besuchte Seiten und gespeicherte Lektionen',
  },
  languages: {
    'HTML, CSS, JavaScript, Python, SQL, and more': 'HTML, CSS, JavaScript, Python, SQL und mehr',
    'HTML, CSS, JavaScript, and Ruby': 'HTML, CSS, JavaScript und Ruby',
    'More than 50': 'Mehr als 50',
    'Python, Go, and SQL': 'Python, Go und SQL',
    'HTML, CSS, JavaScript, and a little Python': 'HTML, CSS, JavaScript und ein wenig Python',
    'JavaScript, with HTML and CSS': 'JavaScript, dazu HTML und CSS',
  },
  size: {
    'Up to your first job, which can take several years':
      'Bis zum ersten Job, was mehrere Jahre dauern kann',
    'From zero to your first job, with no time estimate':
      'Von null bis zum ersten Job, ohne Zeitangabe',
    'Around 12 months': 'Rund 12 Monate',
    '175 articles, 251 tasks': '175 Artikel, 251 Aufgaben',
  },
  projects: {
    'Dozens, with five for each certification': 'Dutzende, fünf für jedes Zertifikat',
    Dozens: 'Dutzende',
    'Exercises instead of projects': 'Aufgaben statt Projekte',
    'Tasks with solutions instead of projects': 'Aufgaben mit Lösungen statt Projekte',
    Challenges: 'Challenges zum Üben',
  },
  community: {
    'Yes, worldwide': 'Ja, weltweit',
    'Yes, on Discord': 'Ja, auf Discord',
    'Yes, volunteers review your code': 'Ja, Freiwillige sehen sich deinen Code an',
    'Yes, for members, on Discord': 'Ja, für Mitglieder, auf Discord',
    'Channels for questions': 'Kanäle für Fragen',
    None: 'Keine',
  },
  certificate: {
    'Yes, free and verified': 'Ja, kostenlos und verifiziert',
    No: 'Nein',
    'Yes, for members': 'Ja, für Mitglieder',
    None: 'Keins',
  },
  inPage: {
    'Yes, or in your own editor': 'Ja, oder in deinem eigenen Editor',
    'No, you install the tools yourself': 'Nein, du installierst die Werkzeuge selbst',
    Yes: 'Ja',
    'Yes, but after the first few chapters, for members only':
      'Ja, aber nach den ersten Kapiteln nur für Mitglieder',
    'Yes, in its playground': 'Ja, in einem eigenen Playground',
  },
};

export const ALTERNATIVES: readonly ComparedSchool[] = english.ALTERNATIVES.map(inGerman);

/**
 * @param name - brand name
 * @param siteFacts - the site's totals
 * @returns this school's column in the comparison
 */
export function ownSchool(name: string, siteFacts: SiteFacts): ComparedSchool {
  const { courses, tutorials, exercises, minutes } = siteFacts;
  const own = inGerman(english.ownSchool(name, siteFacts));
  const { size, projects } = own.facts;
  const counted = [
    countOf(tutorials, 'Lektion', 'Lektionen'),
    countOf(exercises, 'Aufgabe', 'Aufgaben'),
    formatMinutes(minutes),
  ];
  return {
    ...own,
    facts: {
      ...own.facts,
      size: size && { ...size, text: counted.join(', ') },
      projects: projects && { ...projects, text: `${courses}, eins am Ende jedes Kurses` },
    },
  };
}

function inGerman({ name, facts }: ComparedSchool): ComparedSchool {
  const translated = { ...facts };
  for (const { id } of COMPARED_FACTS) {
    const fact = facts[id];
    if (fact) translated[id] = { ...fact, text: FACTS[id][fact.text] ?? fact.text };
  }
  return { name, facts: translated };
}

/** Reasons to choose this school. */
export const CHOOSE_US: readonly string[] = [
  'Du willst sofort anfangen, ohne Konto und ohne etwas zu installieren.',
  'Du willst offline lesen und üben.',
  'Du willst Schritt für Schritt die Grundlagen lernen, bevor du dich auf etwas Längeres einlässt.',
];

/** Reasons to choose another school. */
export const CHOOSE_OTHERS: readonly string[] = [
  'Du willst Menschen um Hilfe bitten können. freeCodeCamp, The Odin Project, Exercism und Boot.dev haben eine Community, wir nicht.',
  'Du willst ein Zertifikat. Bei freeCodeCamp bekommst du es kostenlos, bei uns gar nicht.',
  'Du willst eine andere Sprache als JavaScript lernen. Bei Exercism gibt es mehr als 50 Sprachen.',
  'Du willst den ganzen Weg bis zum ersten Job gehen. freeCodeCamp und The Odin Project gehen viel weiter als wir.',
];
