/** Texts of what `npm run new` writes that aren't in its templates. */
interface SampleTexts {
  tagline: string;
  brandDescription: string;
  firstCourse: string;
  firstLesson: string;
  secondLesson: string;
  courseDescription: (title: string) => string;
  programDescription: (title: string) => string;
  /** Search engines expect every page's description to be different. */
  lessonDescription: (title: string) => string;
  role: string;
  aboutPerson: (name: string) => string;
}

const ENGLISH: SampleTexts = {
  tagline: 'Learn to code, one small program at a time',
  brandDescription:
    'Learn to code with short lessons. Read a little, run the code in your browser, and check your answers.',
  firstCourse: 'First Steps',
  firstLesson: 'The order of a calculation',
  secondLesson: 'More calculations',
  courseDescription: (title) =>
    `What you can do after ${title}, in one sentence for lists and search results.`,
  programDescription: (title) =>
    `What the courses of ${title} lead to, in one sentence for lists and search results.`,
  lessonDescription: (title) =>
    `${title}: print the result of a calculation, and read it one operation at a time.`,
  role: 'Teacher',
  aboutPerson: (name) =>
    `Say in one to three sentences what ${name} teaches, and what ${name} did before.`,
};

const GERMAN: SampleTexts = {
  tagline: 'Programmieren lernen, ein kleines Programm nach dem anderen',
  brandDescription:
    'Programmieren lernen in kurzen Lektionen: Lies ein Stück, führ den Code im Browser aus und prüfe deine Antworten.',
  firstCourse: 'Erste Schritte',
  firstLesson: 'Punkt vor Strich',
  secondLesson: 'Noch mehr Rechnungen',
  courseDescription: (title) =>
    `Was du nach dem Kurs „${title}“ kannst, in einem Satz für Listen und Suchergebnisse.`,
  programDescription: (title) =>
    `Wohin die Kurse von „${title}“ führen, in einem Satz für Listen und Suchergebnisse.`,
  lessonDescription: (title) =>
    `${title}: Gib das Ergebnis einer Rechnung aus, und lies sie einen Schritt nach dem anderen.`,
  role: 'Unterrichtet hier',
  aboutPerson: (name) =>
    `Sag in ein bis drei Sätzen, was ${name} unterrichtet und was ${name} vorher gemacht hat.`,
};

/**
 * @param language - language of the site
 * @returns the texts in this language, or in English if there are none
 */
export function sampleTexts(language: string): SampleTexts {
  return language === 'de' ? GERMAN : ENGLISH;
}
