/** Texts about the school itself, which it writes in `src/school/texts.yaml`. Plain text, without markup. */
export interface SchoolTexts {
  home: {
    /** Title of the page for search engines and browser tabs, without the school's name. */
    pageTitle: string;
    /** Lines of the large heading. */
    title: string[];
    /** Short facts below the buttons, such as what lessons cost; left out if undefined. */
    promise?: string;
    /** Who the school is for, and for whom it isn't; the section is left out if undefined. */
    fit?: { title: string; intro: string; fits: string[]; misfits: string[] };
    /** Last words of the page, above the button that starts the first lesson. */
    closing: { title: string; text: string };
  };
  /** Descriptions of the pages for search engines, 60 to 160 characters. Each page also starts with its own. */
  tutorials: { description: string };
  courses: { description: string };
  programs: { description: string };
  about: {
    description: string;
    /** Heading above the paragraphs about how the school teaches. */
    title: string;
    /** Paragraphs. */
    purpose: string[];
  };
}
