/** Texts of the pictures that link previews show, in messengers and social networks. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** Alternative text of a course's picture. */
export const coursePicture = (course: string, brand: string) => `${course}, ein Kurs von ${brand}`;
/** Alternative text of the site's picture. */
export const sitePicture = (brand: string, tagline: string) => `${brand}: ${tagline}`;
/** In a course's picture, below its title. */
export const courseSize = (lessons: number, exercises: number) =>
  `${counts.lessons(lessons)}, ${counts.exercises(exercises)}`;

export type Complete = Translated<
  typeof import('../en/linkPictures'),
  typeof import('./linkPictures')
>;
