/** Texts of the page that's shown at an address without a page. */
import type { ReactNode } from 'react';

/** Title of the page, for the browser's tab. */
export const title = 'Page not found';
export const description = "This page doesn't exist. Here are similar pages and a link home.";

/** The label is the status code, above the heading. */
export const label = '404';
export const heading = "This page doesn't exist";
/** Before one of the two texts after it. The path is the requested one. */
export const askedFor = (path: ReactNode) => <>You asked for {path}.</>;
export const movedOrTypo = 'It may have moved, or there may be a typo in the address.';
/** At the address of the Careers page, if the school has none. */
export const noOpenings = (link: (label: string) => ReactNode) => (
  <>No openings are listed here. See {link('Programs')} for what we teach.</>
);

/** Above the name of the page that the visitor probably meant. */
export const didYouMean = 'Did you mean this page?';
export const thisMayHelp = 'This page may help:';
export const findLesson = 'Find a lesson:';
/** Above the other pages that the visitor may have meant. */
export const orTry = (count: number) =>
  count === 1 ? 'Or try this page:' : 'Or try one of these:';

export const home = 'Home';
export const search = 'Search the site';
export const searchFailed = "Search didn't load. Try again";

/** Words that don't tell similar addresses apart, in lowercase and without accents. */
export const linkingWords = ['a', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'];

/** Names of the pages that can be suggested. */
export const pages = {
  tutorials: 'Tutorials',
  courses: 'Courses',
  programs: 'Programs',
  about: 'About Us',
  glossary: 'Glossary',
  review: 'Review',
  planner: 'Study planner',
} as const;
