/** Texts of a program's projects. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** Title above the projects on wide screens. */
export const title = 'Das baust du';
/** Title of the section that opens with the projects on phones. */
export const titleWithCount = (count: number) => `Das baust du: ${counts.projects(count)}`;

export type Complete = Translated<
  typeof import('../en/programProjects'),
  typeof import('./programProjects')
>;
