/** A free page on another site. */
export interface OutsideLink {
  title: string;
  /** Name of the site. */
  site: string;
  href: `https://${string}`;
}

/** A topic to learn after the courses. */
export interface NextStep {
  id: string;
  title: string;
  /** What the topic is, in one or two sentences. */
  what: string;
  /** Why the topic is worth learning at this point, in one or two sentences. */
  why: string;
  links: readonly OutsideLink[];
}

/**
 * The day all links below were last checked. Nobody opened them: each was found in a public copy of its site,
 * or on several pages that link to it. Open every link before you change the date.
 */
export const LINKS_LOOKED_UP = '2026-11-25';

export const AFTER_THIS = {
  title: 'After this',
  description:
    'What these courses prepare you for, what they leave out, and what to learn next, step by step, with free places to learn each skill.',
};

/** Skills that readers have after completing all courses. */
export const ABLE: readonly string[] = [
  'Write and test small JavaScript programs, and trace an error to its cause.',
  'Build an accessible page that fits any screen, reacts to visitors, and loads data from a server.',
  'Choose a data structure based on what a task needs, and explain what your code costs.',
  'Build a simple model, and tell whether its results mean anything.',
  'Work through an unfamiliar problem out loud.',
];

/** Skills that no course teaches, and promises that no course can make. */
export const NOT_YET: readonly string[] = [
  'Set up a project on your own computer, with an editor, a terminal, and Git.',
  'Put a site online and keep it running.',
  'Build with a framework such as React, or write the server and the database behind a page.',
  'Find your way around a large codebase that other people wrote.',
  "Get a job on the strength of these courses alone. Job ads ask for many of the skills below, and for projects you've built yourself.",
];

/** Next steps, in order: each builds on the ones before it. */
export const NEXT_STEPS: readonly NextStep[] = [
  {
    id: 'editor',
    title: 'Your own editor and files',
    what: "A code editor, a folder of files, and a browser to open them in. On this site, you typed code into the page. From now on, you'll keep your work on your own computer.",
    why: 'Every later step starts with a folder on your computer. Copy a project you finished here into that folder, and get it running there.',
    links: [
      {
        title: 'Code editors',
        site: 'MDN',
        href: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Getting_started/Environment_setup/Code_editors',
      },
      {
        title: 'Dealing with files',
        site: 'MDN',
        href: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Getting_started/Environment_setup/Dealing_with_files',
      },
    ],
  },
  {
    id: 'terminal',
    title: 'The terminal',
    what: 'A window where you type commands to move between folders, run a program, or install a tool.',
    why: 'You use the terminal to run Git, servers, and test tools. A few commands are enough to get started.',
    links: [
      {
        title: 'Command line crash course',
        site: 'MDN',
        href: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Getting_started/Environment_setup/Command_line',
      },
      {
        title: 'The Missing Semester of Your CS Education',
        site: 'MIT',
        href: 'https://missing.csail.mit.edu/',
      },
    ],
  },
  {
    id: 'git',
    title: 'Git and GitHub',
    what: "Git records each version of your files. GitHub keeps a copy online, where others can read a change and comment on it before it's merged.",
    why: "You can try anything and go back if it doesn't work out. Teams work this way, and your projects get a history that people can read.",
    links: [
      { title: 'Pro Git, a book', site: 'git-scm.com', href: 'https://git-scm.com/book/en/v2' },
      {
        title: 'Hello World on GitHub',
        site: 'GitHub Docs',
        href: 'https://docs.github.com/en/get-started/start-your-journey/hello-world',
      },
    ],
  },
  {
    id: 'deployment',
    title: 'Deployment',
    what: 'Uploading your files to a web host, so that anyone with the address can open them.',
    why: "A link to a working page shows more than a description can. Pages made of HTML, CSS, and JavaScript don't need any server code.",
    links: [
      {
        title: 'Publishing your website',
        site: 'MDN',
        href: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Getting_started/Your_first_website/Publishing_your_website',
      },
      {
        title: 'Quickstart for GitHub Pages',
        site: 'GitHub Docs',
        href: 'https://docs.github.com/en/pages/quickstart',
      },
    ],
  },
  {
    id: 'framework',
    title: 'A framework',
    what: 'Code that keeps a page in sync with its state: you describe what to show, and the framework updates the page. React is a common choice.',
    why: "You've kept state in one place and rendered the page from it by hand, so you'll recognize the idea and see how much work it saves you.",
    links: [
      { title: 'React Quick Start', site: 'React', href: 'https://react.dev/learn' },
      {
        title: 'React tutorial: Tic-Tac-Toe',
        site: 'React',
        href: 'https://react.dev/learn/tutorial-tic-tac-toe',
      },
    ],
  },
  {
    id: 'back-end',
    title: 'A back end',
    what: "A program on a server that answers requests: it checks who's asking, does the work, and sends data back.",
    why: "You've sent requests to servers from a page. Now you'll write the server side, and with Node.js, you can do that in JavaScript.",
    links: [
      {
        title: 'Introduction to Node.js',
        site: 'Node.js',
        href: 'https://nodejs.org/en/learn/getting-started/introduction-to-nodejs',
      },
      {
        title: 'Express web framework',
        site: 'MDN',
        href: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Server-side/Express_Nodejs',
      },
    ],
  },
  {
    id: 'databases',
    title: 'Databases',
    what: 'A place for data that has to outlive the program, and SQL, the language you use to ask for exactly the data you need.',
    why: 'A server that remembers its users needs a database. Start with SQLite, which keeps everything in one file.',
    links: [
      {
        title: 'SQLite in 5 Minutes or Less',
        site: 'SQLite',
        href: 'https://www.sqlite.org/quickstart.html',
      },
      {
        title: 'PostgreSQL tutorial',
        site: 'PostgreSQL',
        href: 'https://www.postgresql.org/docs/current/tutorial.html',
      },
    ],
  },
  {
    id: 'testing',
    title: 'Testing tools',
    what: 'Programs that run your tests after every change, whether those tests cover one function, a component, or an entire site in real browsers.',
    why: "You've already written tests here. With more files, and more people changing them, you need a tool to run all the tests.",
    links: [
      {
        title: 'Testing Library documentation',
        site: 'Testing Library',
        href: 'https://testing-library.com/docs/',
      },
      {
        title: 'Getting started with Playwright',
        site: 'Playwright',
        href: 'https://playwright.dev/docs/intro',
      },
    ],
  },
  {
    id: 'reading',
    title: "Other people's code",
    what: 'Opening a project you use, finding the part that does one thing, figuring out how it works, and, later, submitting a small fix.',
    why: "On a team, most of the code you work with isn't yours. The only way to get better at reading other people's code is to read it.",
    links: [
      {
        title: 'How to Contribute to Open Source',
        site: 'Open Source Guides',
        href: 'https://opensource.guide/how-to-contribute/',
      },
    ],
  },
  {
    id: 'job',
    title: 'Applying for your first job',
    what: 'A few projects online, a short résumé, applications, and interviews.',
    why: "This comes last because it builds on the other steps. By now, your work has a history, it's online, and you can explain it.",
    links: [
      {
        title: 'Finding a job',
        site: 'MDN',
        href: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Getting_started/Soft_skills/Finding_a_job',
      },
    ],
  },
];

/** For readers who want to continue with data instead of web pages. */
export const DATA_LINKS: readonly OutsideLink[] = [
  {
    title: 'The Python Tutorial',
    site: 'Python',
    href: 'https://docs.python.org/3/tutorial/index.html',
  },
  {
    title: 'Getting started with scikit-learn',
    site: 'scikit-learn',
    href: 'https://scikit-learn.org/stable/getting_started.html',
  },
];

/** Other sites' curricula that cover most of `NEXT_STEPS`. */
export const WHOLE_PATHS: readonly OutsideLink[] = [
  {
    title: 'Full Stack JavaScript',
    site: 'The Odin Project',
    href: 'https://www.theodinproject.com/paths/full-stack-javascript',
  },
  {
    title: 'freeCodeCamp curriculum',
    site: 'freeCodeCamp',
    href: 'https://www.freecodecamp.org/learn',
  },
];
